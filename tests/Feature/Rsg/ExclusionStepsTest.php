<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\OpenExclusionCase;
use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionStepKind;
use App\Enums\SiteAccountStatus;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionStep;
use App\Models\GenwebBonus;
use App\Models\SiteAccount;
use App\Models\User;
use App\Queries\Rsg\ExclusionStepsQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ExclusionStepsTest extends TestCase
{
    use ExcludesPeople, RefreshDatabase;

    private User $officer;

    private Client $client;

    private SiteAccount $account;

    private ExclusionCase $case;

    protected function setUp(): void
    {
        parent::setUp();

        // A Friday in Melbourne.
        $this->travelTo('2026-11-20 01:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewRsg, Ability::ViewClients)->createOne();
        $this->client = $this->person();
        $this->account = SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'status' => 'open', 'username' => 'rowena88']);
        $this->case = $this->exclude($this->client);
    }

    public function test_checklist_is_due_in_business_days(): void
    {
        $due = $this->case
            ->steps()
            ->orderBy('id')
            ->get()
            ->mapWithKeys(
                static fn (ExclusionStep $step): array => [
                    $step->kind->value => $step->due_at->setTimezone('Australia/Melbourne')->format('Y-m-d H:i'),
                ],
            );

        $this->assertSame(
            [
                'pending_bets' => '2026-11-25 17:00',
                'bonuses' => '2026-11-23 17:00',
                'refund' => '2026-11-25 17:00',
                'site_account' => '2026-12-01 17:00',
                'client_accounts' => '2026-12-01 17:00',
            ],
            $due->all(),
        );
    }

    public function test_public_holiday_of_the_clients_state_is_no_business_day(): void
    {
        // The Friday before Melbourne Cup Day.
        $this->travelTo('2026-10-30 01:00:00');
        $client = Client::factory()->createOne(['state' => 'VIC']);
        DB::transaction(fn () => app(OpenExclusionCase::class)->handle($client, ExclusionReason::Barred, null));

        $bonuses = ExclusionCase::query()->where('client_id', $client->id)->sole()->steps()->where('kind', ExclusionStepKind::PendingBets)->sole();
        $this->assertSame('2026-11-05 17:00', $bonuses->due_at->setTimezone('Australia/Melbourne')->format('Y-m-d H:i'));
    }

    public function test_step_is_checked_off_only_when_the_records_show_it_or_with_a_reason(): void
    {
        Bet::factory()->createOne(['client_id' => $this->client->id, 'site_account_id' => $this->account->id, 'status' => 'open']);
        $step = $this->step(ExclusionStepKind::PendingBets);

        $this->complete($step)->assertSessionHasErrors('note');
        $this->complete($step, ['note' => 'short'])->assertSessionHasErrors('note');
        $this->assertNull($step->refresh()->done_at);

        $this->complete($step, ['note' => 'The operator voids the bet tomorrow.'])->assertSessionHas('success');
        $this->assertSame([$this->officer->id, 'The operator voids the bet tomorrow.'], [$step->refresh()->done_by, $step->note]);
        $this->complete($step)->assertSessionHas('error', "This step is already done by {$this->officer->full_name}. Nothing was changed.");
        $audit = AuditEvent::query()->where('action', 'exclusion_case.step_done')->sole();
        $this->assertSame([$this->officer->id, $this->case->id, 'pending_bets'], [$audit->actor_id, $audit->subject_id, $audit->after['step']]);
    }

    public function test_refund_is_done_once_the_balance_is_zero(): void
    {
        $step = $this->step(ExclusionStepKind::Refund);
        Client::query()->whereKey($this->client->id)->update(['balance_cents' => 12_500]);
        $this->complete($step)->assertSessionHasErrors('note');

        Client::query()->whereKey($this->client->id)->update(['balance_cents' => 0]);
        $this->complete($step)->assertSessionHas('success');
        $this->assertNull($step->refresh()->note);
    }

    public function test_queries_of_the_checklist_do_not_grow_with_site_accounts(): void
    {
        $queries = function (): int {
            DB::flushQueryLog();
            DB::enableQueryLog();
            app(ExclusionStepsQuery::class)->of($this->case, $this->officer);

            return count(DB::getQueryLog());
        };
        $step = $this->step(ExclusionStepKind::SiteAccount);
        // The first also loads the role of the officer.
        $queries();
        $forOne = $queries();
        foreach (SiteAccount::factory()->createMany(array_fill(0, 3, ['client_id' => $this->client->id, 'status' => 'open'])) as $account) {
            $step->replicate()->fill(['site_account_id' => $account->id])->save();
        }

        $this->assertSame($forOne, $queries());
    }

    public function test_site_account_is_closed_with_a_reference_as_proof(): void
    {
        $step = $this->step(ExclusionStepKind::SiteAccount);

        $this->complete($step)->assertSessionHasErrors('proof');
        $this->assertSame(SiteAccountStatus::Open, $this->account->refresh()->status);

        $this->complete($step, ['proof' => 'Ticket 4711'])->assertSessionHas('success');
        $this->assertSame(SiteAccountStatus::Closed, $this->account->refresh()->status);
        $this->assertSame('Ticket 4711', $step->refresh()->proof);
    }

    public function test_site_account_is_closed_with_a_file_as_proof(): void
    {
        Storage::fake();
        $step = $this->step(ExclusionStepKind::SiteAccount);

        $this->complete($step, ['file' => UploadedFile::fake()->createWithContent('closed.txt', 'The account is closed.')])->assertSessionHas('success');

        $file = $step->refresh()->attachment;
        $this->assertNotNull($file);
        $this->assertSame(['client', $this->client->id, 'closed.txt'], [$file->subject_type, $file->subject_id, $file->name]);
    }

    public function test_proof_of_a_closure_is_not_deleted(): void
    {
        Storage::fake();
        $step = $this->step(ExclusionStepKind::SiteAccount);
        $this->complete($step, ['file' => UploadedFile::fake()->createWithContent('closed.txt', 'The account is closed.')]);
        $proof = Attachment::query()->sole();

        $this->delete(route('attachments.destroy', ['client', $this->client->id, $proof]))
            ->assertSessionHas('error', 'You can’t delete this file because it proves that a site account was closed for an exclusion.');

        $this->assertNotSoftDeleted($proof);
        // Deleted before this was refused.
        $proof->delete();
        $other = Attachment::factory()->createOne(['deleted_at' => now()]);
        $this->travel(31)->days();
        $this->assertSame(0, Artisan::call('attachments:prune'));
        $this->assertSame([$proof->id], Attachment::withTrashed()->pluck('id')->all());
        $this->assertModelMissing($other);
        Storage::assertExists($proof->path);
    }

    public function test_open_bonuses_are_reversed(): void
    {
        $offered = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'status' => 'offered']);
        $used = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'status' => 'used']);
        $this->complete($this->step(ExclusionStepKind::Bonuses))->assertSessionHasErrors('note');

        $this->actingAs($this->officer)->post("/rsg/exclusions/{$this->case->id}/bonuses/reversal")->assertSessionHas('success');

        $this->assertSame([BonusClaimStatus::Reversed, BonusClaimStatus::Used], [$offered->refresh()->status, $used->refresh()->status]);
        $this->complete($this->step(ExclusionStepKind::Bonuses))->assertSessionHas('success');
    }

    public function test_active_bonuses_in_genweb_stay_to_do_until_they_are_cancelled(): void
    {
        $bonus = GenwebBonus::factory()->createOne(['client_id' => $this->client->id]);
        $boost = GenwebBonus::factory()->boost()->createOne(['client_id' => $this->client->id]);
        GenwebBonus::factory()->createOne(['client_id' => $this->client->id, 'expires_at' => now()->subMinute()]);
        $step = $this->step(ExclusionStepKind::Bonuses);

        $this->complete($step)->assertSessionHasErrors('note');
        $this->actingAs($this->officer)->get("/rsg/exclusions/{$this->case->id}")->assertSee('Genweb bonus: no promotion')->assertSee('Genweb boost: Flemington');

        GenwebBonus::query()->whereKey([$bonus->id, $boost->id])->update(['cancelled_at' => now()]);
        $this->complete($step)->assertSessionHas('success');
    }

    public function test_client_accounts_are_closed_once_no_bet_is_pending(): void
    {
        Client::query()->whereKey($this->client->id)->update(['status' => ClientStatus::Active]);
        $bet = Bet::factory()->createOne(['client_id' => $this->client->id, 'site_account_id' => $this->account->id, 'status' => 'open']);
        $url = "/rsg/exclusions/{$this->case->id}/accounts/closure";

        $this->actingAs($this->officer)->post($url)->assertSessionHas('error', 'You can’t close the accounts because there are pending bets. Nothing was changed.');
        $this->assertSame(ClientStatus::Active, $this->client->refresh()->status);

        $bet->update(['status' => 'void']);
        $this->actingAs($this->officer)->post($url)->assertSessionHas('success');
        $this->assertSame(ClientStatus::Closed, $this->client->refresh()->status);
    }

    public function test_page_that_is_still_open_changes_nothing_after_the_exclusion_was_lifted(): void
    {
        $bonus = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'status' => 'offered']);
        Client::query()->whereKey($this->client->id)->update(['status' => ClientStatus::Active, 'is_barred' => false]);
        $this->case->update(['status' => ExclusionCaseStatus::Lifted, 'lifted_at' => now()]);

        foreach (['accounts/closure', 'bonuses/reversal'] as $path) {
            $this->actingAs($this->officer)->post("/rsg/exclusions/{$this->case->id}/{$path}")->assertSessionHas('error', 'This exclusion was lifted. Nothing was changed.');
        }
        $this->assertSame([ClientStatus::Active, BonusClaimStatus::Offered], [$this->client->refresh()->status, $bonus->refresh()->status]);
    }

    public function test_case_follows_a_merged_client_to_the_winner(): void
    {
        $winner = Client::factory()->createOne(['balance_cents' => 9_900]);
        Client::query()->whereKey($this->client->id)->update(['merged_into_id' => $winner->id, 'deleted_at' => now()]);

        $this->complete($this->step(ExclusionStepKind::Refund))->assertSessionHasErrors('note');
    }

    public function test_last_step_completes_the_case(): void
    {
        foreach ($this->case->steps()->orderBy('id')->get() as $step) {
            $this->assertSame(ExclusionCaseStatus::Open, $this->case->refresh()->status);
            $this->complete($step, $step->kind === ExclusionStepKind::SiteAccount ? ['proof' => 'Ticket 4711'] : [])->assertSessionHas('success');
        }

        $this->assertSame(ExclusionCaseStatus::Completed, $this->case->refresh()->status);
        $this->assertNotNull($this->case->completed_at);
    }

    public function test_steps_of_another_case_are_not_found_and_other_staff_are_refused(): void
    {
        $step = $this->step(ExclusionStepKind::Refund);
        $other = ExclusionCase::query()->create(['client_id' => Client::factory()->createOne()->id, 'reasons' => ['barred'], 'due_at' => now()]);

        $this->actingAs($this->officer)->post("/rsg/exclusions/{$other->id}/steps/{$step->id}")->assertNotFound();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->post("/rsg/exclusions/{$this->case->id}/steps/{$step->id}")->assertForbidden();
        $this->assertNull($step->refresh()->done_at);
    }

    private function step(ExclusionStepKind $kind): ExclusionStep
    {
        return $this->case->steps()->where('kind', $kind)->sole();
    }

    /**
     * @param  array<string, mixed>  $evidence
     * @return TestResponse<Response>
     */
    private function complete(ExclusionStep $step, array $evidence = []): TestResponse
    {
        return $this->actingAs($this->officer)->post("/rsg/exclusions/{$this->case->id}/steps/{$step->id}", $evidence);
    }
}
