<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\RsgWorkKind;
use App\Enums\StaffRole;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\ExclusionReview;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPages;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** The rows of "Open work" on the RSG dashboard. */
final class RsgWorkLinksTest extends TestCase
{
    use ExcludesPeople, ReadsPages, ReceivesDeposits, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->officer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->officer);
    }

    public function test_every_row_opens_a_page(): void
    {
        $excluded = $this->person();
        $this->exclude($excluded);
        Withdrawal::factory()->createOne(['client_id' => $excluded->id, 'status' => 'pending']);
        $this->receive()->update(['client_id' => $excluded->id]);
        BetstopUpdate::factory()->createOne(['status' => 'received']);
        RsgFormSubmission::factory()->createOne();
        RsgCommunication::factory()->createOne();
        RsgEvent::factory()->createOne();
        BarredEntry::factory()->createOne(['lift_requested_at' => now(), 'lift_requested_by' => $this->officer->id]);
        $client = Client::factory()->createOne(['new_account_checked_at' => null]);
        $match = ['score' => 60, 'reasons' => []];
        BarredMatch::query()->create([...$match, 'barred_entry_id' => BarredEntry::factory()->createOne()->id, 'client_id' => $client->id, 'status' => 'suggested']);
        ExclusionReview::query()->create([
            ...$match, 'person_type' => 'client', 'person_id' => $client->id, 'source_type' => 'barred_entry', 'source_id' => 1, 'source_text' => 'Someone is on the barred list',
        ]);

        $work = $this->inertia('/rsg')->assertOk()->json('props.work');

        $this->assertEqualsCanonicalizing(array_column(RsgWorkKind::cases(), 'value'), array_values(array_unique(array_column($work, 'kind'))));
        foreach (array_column($work, 'url') as $url) {
            $this->assertNotNull($url);
            $this->inertia($url)->assertOk()->assertHeader('X-Inertia', 'true');
        }
    }

    public function test_row_of_a_betstop_notice_opens_the_notice_on_any_page_of_the_list(): void
    {
        $notice = BetstopUpdate::factory()->createOne(['status' => 'received']);
        BetstopUpdate::factory()->count(30)->create(['status' => 'received', 'received_at' => $notice->received_at->subDay()]);

        $url = $this->inertia('/rsg?kind=betstop_notice')->json('props.work.30.url');
        $this->inertia($url)->assertOk()->assertJsonPath('component', 'Rsg/BetstopUpdates')->assertJsonPath('props.opened.id', $notice->id);

        $notice->update(['status' => 'actioned']);
        $this->inertia($url)->assertJsonPath('props.opened.status', 'actioned');
        $this->inertia('/rsg/betstop-updates?notice=999999')->assertOk()->assertJsonPath('props.opened', null);
        $this->get('/rsg/betstop-updates?notice=one')->assertRedirect();
    }
}
