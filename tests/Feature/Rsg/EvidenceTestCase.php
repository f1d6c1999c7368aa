<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\ExclusionCase;
use App\Models\Export;
use App\Models\PermissionReceipt;
use App\Models\SmsMessage;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;
use ZipArchive;

/** Requests, downloads and verifies evidence packs. */
abstract class EvidenceTestCase extends TestCase
{
    use RefreshDatabase;

    protected const PERIOD = ['from' => '2026-11-01', 'until' => '2026-11-20', 'reason' => 'Request of the regulator'];

    protected Client $client;

    protected User $officer;

    /** @var list<string> */
    private array $temporary = [];

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake();
        $this->travelTo(CarbonImmutable::parse('2026-11-23 02:00:00'));
        $this->client = Client::factory()->createOne(['first_name' => 'Leo', 'last_name' => 'Wang', 'pin' => '4711']);
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne(['first_name' => 'Dana', 'last_name' => 'Reid']);
        $this->actingAs($this->officer);
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), array_filter($this->temporary, is_file(...)));
        parent::tearDown();
    }

    /**
     * @param  array<string, string>  $more
     * @return TestResponse<Response>
     */
    protected function request(array $more = []): TestResponse
    {
        return $this->post("/clients/{$this->client->id}/rsg/evidence", [...self::PERIOD, ...$more]);
    }

    /** @return TestResponse<Response> */
    protected function download(Export $export): TestResponse
    {
        return $this->get("/rsg/evidence/{$export->id}/download");
    }

    /** Downloads the pack. */
    protected function file(Export $export): string
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'evidence');
        $this->temporary[] = $path;
        $content = $this->download($export)->assertOk()->streamedContent();
        $this->assertSame($export->bytes, strlen($content));
        file_put_contents($path, $content);

        return $path;
    }

    protected function open(Export $export): ZipArchive
    {
        $zip = new ZipArchive;
        // Another reader of zips checks the form.
        $this->assertTrue($zip->open($this->file($export), ZipArchive::CHECKCONS));

        return $zip;
    }

    /** @return list<array<string, string>> */
    protected function csv(ZipArchive $zip, string $name): array
    {
        $text = (string) $zip->getFromName($name);
        $this->assertStringStartsWith("\u{FEFF}", $text);
        $lines = array_map(static fn (string $line): array => array_map(strval(...), str_getcsv($line, escape: '')), explode("\r\n", rtrim(substr($text, 3), "\r\n")));

        return array_map(static fn (array $line): array => array_combine($lines[0], $line), array_slice($lines, 1));
    }

    protected function verify(string $path, int $code): string
    {
        $exit = Artisan::call('evidence:verify', ['file' => $path]);
        // Reading the output empties it.
        $output = Artisan::output();
        $this->assertSame($code, $exit, $output);

        return $output;
    }

    protected function seal(): void
    {
        AuditEvent::query()->forceCreate([
            'client_id' => $this->client->id,
            'action' => 'client.updated',
            'before' => [],
            'after' => [],
            'created_at' => now()->subHour(),
        ]);
        PermissionReceipt::query()->insert([
            'person_type' => 'client',
            'person_id' => $this->client->id,
            'purpose' => 'service_sms',
            'is_allowed' => true,
            'reasons' => '[]',
            'inputs' => '{}',
            'rule_version' => '2026-11',
            'decided_at' => now()->subHour(),
        ]);
        Artisan::call('audit:seal');
    }

    protected function sms(string $time, string $text): void
    {
        $conversation = Conversation::query()->where('client_id', $this->client->id)->first() ?? Conversation::factory()->createOne(['client_id' => $this->client->id]);
        SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'body' => $text, 'sent_at' => $time]);
    }

    protected function exclusionCase(): ExclusionCase
    {
        return ExclusionCase::query()->forceCreate(['client_id' => $this->client->id, 'reasons' => ['barred'], 'due_at' => now()->addWeek()]);
    }
}
