<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\BetstopUpdateStatus;
use App\Models\AuditEvent;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class BetstopFileTest extends TestCase
{
    use RefreshDatabase;

    private const FILE = <<<'CSV'
        External id,First name,Last name,Date of birth,Mobile,Other phones,Change,Effective at
        NSER-1,Bob,Ellery,14/03/1979,0491 570 156,03 9123 4567; 0491 570 157,Registered,20/11/2026
        NSER-2,Ida,Nkosi,1990-01-01,,,ended,2026-11-20T14:05:00+11:00
        NSER-3,Emma,Walsh,someday,,,registered,20/11/2026
        CSV;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 03:00:00');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBetstopUpdates)->createOne());
    }

    public function test_preview_says_what_the_file_would_do_and_changes_nothing(): void
    {
        Client::factory()->createOne(['first_name' => 'Robert', 'last_name' => 'Ellery', 'date_of_birth' => '1979-03-14']);

        $this->postJson('/rsg/betstop-updates/file/check', ['content' => self::FILE."\nNSER-2,Ida,Nkosi,1990-01-01,,,registered,2026-11-20"])->assertOk()
            ->assertJson(['new_rows' => 2, 'known_rows' => 0, 'refused_rows' => 2, 'clients' => 1])
            ->assertJsonPath('lines.*.outcome', ['error', 'conflict', 'new', 'new'])->assertJsonPath('lines.0.line', 4)->assertJsonPath('lines.2.clients', 1);

        $this->postJson('/rsg/betstop-updates/file/check', ['content' => str_replace("\nNSER-3", "\n\n,,\nNSER-3", self::FILE)])->assertJsonPath('lines.0.line', 6);
        $this->assertSame(0, BetstopUpdate::query()->count());
    }

    public function test_midnight_in_utc_is_no_day_of_the_business(): void
    {
        $heading = strtok(self::FILE, "\n");
        $this->post('/rsg/betstop-updates/file', ['content' => "{$heading}\nNSER-9,Ida,Nkosi,1990-01-01,,,ended,2026-11-21T00:00:00Z"])->assertSessionHas('success');

        $this->assertSame('2026-11-21 00:00:00', BetstopUpdate::query()->sole()->effective_at->toDateTimeString());
    }

    public function test_file_is_received_like_calls_of_the_intake_and_can_be_sent_again(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Robert', 'last_name' => 'Ellery', 'date_of_birth' => '1979-03-14', 'betstop_state' => BetstopState::Clear]);

        $this->post('/rsg/betstop-updates/file', ['content' => self::FILE])->assertSessionHas('success', '2 new notices received, 0 already known, 1 refused.');

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $first = BetstopUpdate::query()->where('external_id', 'NSER-1')->sole();
        $this->assertSame(
            [BetstopUpdateStatus::Actioned, $client->id, ['+61391234567', '+61491570157'], '2026-11-19 13:00:00'],
            [$first->status, $first->client_id, $first->other_phones, $first->effective_at->toDateTimeString()],
        );
        $this->assertSame(
            ['file', 'file'],
            AuditEvent::query()
                ->where('action', 'betstop_update.received')
                ->get()
                ->map(fn (AuditEvent $event) => $event->after['source'])
                ->all(),
        );

        $this->postJson('/rsg/betstop-updates/file/check', ['content' => self::FILE])->assertJson([
            'new_rows' => 0,
            'known_rows' => 2,
            'refused_rows' => 1,
        ]);
        $this->post('/rsg/betstop-updates/file', ['content' => self::FILE])->assertSessionHas(
            'success',
            '0 new notices received, 2 already known, 1 refused.',
        );
        $this->post('/rsg/betstop-updates/file', ['content' => str_replace('Ellery', 'Elery', self::FILE)])->assertSessionHas(
            'success',
            '0 new notices received, 1 already known, 2 refused.',
        );
        $this->assertSame(2, BetstopUpdate::query()->count());
    }

    #[TestWith(['', 'The file is empty.'])]
    #[TestWith(['External id,First name', 'The first line must name these columns: last_name, date_of_birth, change, effective_at.'])]
    #[TestWith(['external_id,first_name,last_name,date_of_birth,change,effective_at', 'The file has no notices.'])]
    public function test_file_that_cannot_be_read_is_refused(string $content, string $message): void
    {
        $this->post('/rsg/betstop-updates/file', ['content' => $content])->assertSessionHasErrors(['content' => $message]);
    }

    public function test_other_abilities_do_not_upload(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBetstopLogs)->createOne());

        $this->post('/rsg/betstop-updates/file', ['content' => self::FILE])->assertForbidden();
        $this->postJson('/rsg/betstop-updates/file/check', ['content' => self::FILE])->assertForbidden();
    }
}
