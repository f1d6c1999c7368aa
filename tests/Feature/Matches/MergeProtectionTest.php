<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Leads\UndoLeadConversion;
use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Actions\Rsg\SelfExcludeClient;
use App\Actions\Rsg\SetRsgLimit;
use App\Actions\Rsg\StartTimeOut;
use App\Actions\Withdrawals\DecideBankAccount;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Rsg\NewRsgLimit;
use App\Enums\BankAccountStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\RsgFormType;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\ExclusionRecord;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\SiteAccount;
use App\Support\OperationRefusedException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\MergesAsDeveloper;
use Tests\TestCase;

/** Protective marks survive merges, links and undos. */
final class MergeProtectionTest extends TestCase
{
    use MergesAsDeveloper, RefreshDatabase;

    public function test_marks_set_since_the_merge_stay_on_both_clients_and_are_logged(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        app(SelfExcludeClient::class)->handle($winner->refresh(), null, 'Asked for it', $this->user);
        $winner->refresh()->forceFill(['betstop_state' => BetstopState::Registered, 'sms_opted_out_at' => now()])->save();

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        foreach ([$winner, $loser] as $client) {
            $this->assertProtected($client);
        }
        $this->assertStringContainsString('now on both', implode(' ', $left));
        $event = AuditEvent::query()->where(['action' => 'client.merge_undone', 'subject_id' => $loser->id])->sole();
        $this->assertSame([true, 'registered', 'closed'], [$event->after['is_barred'], $event->after['betstop_state'], $event->after['status']]);
        $this->assertFalse((bool) $event->before['is_barred']);
    }

    public function test_client_who_keeps_a_mark_after_the_undo_has_an_exclusion_case(): void
    {
        [$winner, $loser] = [
            Client::factory()->createOne(['last_name' => 'Okafor', 'status' => ClientStatus::Active]),
            Client::factory()->createOne(['last_name' => 'Brandt', 'status' => ClientStatus::Active]),
        ];
        $account = SiteAccount::factory()->createOne(['client_id' => $loser->id, 'status' => 'open']);
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        app(SelfExcludeClient::class)->handle($winner->refresh(), null, 'Asked for it', $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertTrue($loser->refresh()->is_barred);
        $case = ExclusionRecord::query()->where('live_key', "client:{$loser->id}")->sole()->exclusionCase;
        $this->assertTrue($case->steps()->where('site_account_id', $account->id)->exists());
        $this->assertSame(1, ExclusionRecord::query()->where('live_key', "client:{$winner->id}")->count());
    }

    public function test_marks_of_the_loser_stay_on_the_winner_after_the_undo(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(['status' => ClientStatus::Active]), Client::factory()->createOne()];
        $loser->forceFill(['is_barred' => true, 'betstop_state' => BetstopState::Registered, 'sms_opted_out_at' => now()->subYear(), 'status' => ClientStatus::Closed])->save();
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        foreach ([$winner, $loser] as $client) {
            $this->assertProtected($client);
        }
    }

    #[TestWith([ClientStatus::Closed, ClientStatus::Active, ClientStatus::Closed])]
    #[TestWith([ClientStatus::Pending, ClientStatus::Active, ClientStatus::Pending])]
    #[TestWith([ClientStatus::Active, ClientStatus::Closed, ClientStatus::Active])]
    #[TestWith([ClientStatus::Active, ClientStatus::Dormant, ClientStatus::Dormant])]
    public function test_merge_opens_no_account(ClientStatus $winner, ClientStatus $loser, ClientStatus $merged): void
    {
        [$kept, $other] = [Client::factory()->createOne(['status' => $winner]), Client::factory()->createOne(['status' => $loser])];
        $match = MatchSuggestion::factory()->createOne(['left_id' => $kept->id, 'right_type' => 'client', 'right_id' => $other->id]);
        $this->assertSame($merged === $loser, in_array('status', array_column($this->getJson(route('clients.matches.merge-preview', $match))->json('fields'), 'field'), true));

        app(MergeClients::class)->handle($kept->id, $other->id, ['status'], 'Same', $this->user);

        $this->assertSame($merged, $kept->refresh()->status);
    }

    /** @return iterable<string, array{array<string, mixed>, array<string, mixed>, ClientStatus}> */
    public static function excludedPairs(): iterable
    {
        foreach (['barred' => ['is_barred' => true], 'registered' => ['betstop_state' => 'registered']] as $name => $marks) {
            yield "{$name} winner" => [['status' => 'pending', ...$marks], ['status' => 'active'], ClientStatus::Pending];
            yield "{$name} loser" => [['status' => 'pending'], ['status' => 'active', ...$marks], ClientStatus::Pending];
            yield "{$name} and closed winner" => [['status' => 'closed', ...$marks], ['status' => 'active'], ClientStatus::Closed];
            yield "{$name} winner, closed loser" => [['status' => 'verified', ...$marks], ['status' => 'closed'], ClientStatus::Closed];
        }
    }

    /**
     * @param  array<string, mixed>  $winnerIs
     * @param  array<string, mixed>  $loserIs
     */
    #[DataProvider('excludedPairs')]
    public function test_status_of_an_excluded_client_is_not_a_choice(array $winnerIs, array $loserIs, ClientStatus $stays): void
    {
        [$winner, $loser] = array_map(static function (array $is): Client {
            $client = Client::factory()->createOne();
            $client->forceFill($is)->save();

            return $client;
        }, [$winnerIs, $loserIs]);
        $match = MatchSuggestion::factory()->createOne(['left_id' => $winner->id, 'right_type' => 'client', 'right_id' => $loser->id]);

        $preview = $this->getJson(route('clients.matches.merge-preview', $match))->assertOk();
        $this->assertNotContains('status', array_column($preview->json('fields'), 'field'));
        $this->assertStringContainsString('excluded', implode(' ', $preview->json('notices')));
        app(MergeClients::class)->handle($winner->id, $loser->id, ['status'], 'Same', $this->user);

        $this->assertSame($stays, $winner->refresh()->status);
    }

    public function test_status_of_two_open_clients_is_a_choice(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(['status' => ClientStatus::Dormant]), Client::factory()->createOne(['status' => ClientStatus::Active])];
        $match = MatchSuggestion::factory()->createOne(['left_id' => $winner->id, 'right_type' => 'client', 'right_id' => $loser->id]);

        $this->assertContains('status', array_column($this->getJson(route('clients.matches.merge-preview', $match))->json('fields'), 'field'));
        app(MergeClients::class)->handle($winner->id, $loser->id, ['status'], 'Same', $this->user);

        $this->assertSame(ClientStatus::Active, $winner->refresh()->status);
    }

    public function test_limits_and_time_outs_since_the_merge_hold_for_both_after_the_undo(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(['last_name' => 'Okafor']), Client::factory()->createOne(['last_name' => 'Brandt'])];
        $limit = static fn (int $cents): NewRsgLimit => new NewRsgLimit(RsgLimitKind::Deposit, RsgLimitPeriod::Week, $cents, 'Asked for it');
        app(SetRsgLimit::class)->handle($loser, $limit(10_000), $this->user);
        $this->travel(1)->minutes();
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->travel(1)->minutes();
        // It ends the limit that came with the other client.
        app(SetRsgLimit::class)->handle($winner, $limit(5_000), $this->user);
        app(StartTimeOut::class)->handle($winner, 30, 'Asked for it', $this->user);
        $this->travel(1)->minutes();

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertStringContainsString('limits and time-outs', implode(' ', $left));
        foreach ([$winner, $loser] as $client) {
            $this->assertSame([5_000], RsgLimit::inForce(now()->toImmutable())->where('client_id', $client->id)->pluck('amount_cents')->all());
            $this->assertTrue(app(ProtectionGate::class)->decide($client->refresh(), GatePurpose::DepositCredit, 100)->has('time_out'));
        }
    }

    public function test_refusal_since_the_merge_counts_for_both_after_the_undo(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->travel(1)->minutes();
        foreach ([[ConsentChannel::Phone, ConsentBasis::None], [ConsentChannel::Email, ConsentBasis::None], [ConsentChannel::Email, ConsentBasis::Express]] as [$channel, $basis]) {
            Consent::query()->create(['person_type' => 'client', 'person_id' => $winner->id, 'channel' => $channel, 'purpose' => 'Marketing', 'basis' => $basis, 'recorded_at' => now()]);
        }

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertStringContainsString('refusals of marketing', implode(' ', $left));
        foreach ([$winner, $loser] as $client) {
            $this->assertTrue(app(ProtectionGate::class)->decide($client->refresh(), GatePurpose::Call)->has('consent_withdrawn'));
        }
        $this->assertSame([ConsentChannel::Phone], Consent::query()->where('person_type', 'client')->where('person_id', $loser->id)->pluck('channel')->all());
    }

    #[TestWith(['event'])]
    #[TestWith(['form'])]
    public function test_hold_since_the_merge_applies_to_both_after_the_undo(string $kind): void
    {
        [$winner, $loser] = [Client::factory()->createOne(['last_name' => 'Okafor']), Client::factory()->createOne(['last_name' => 'Brandt', 'status' => ClientStatus::Closed])];
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->travel(1)->minutes();
        $kind === 'event'
            ? RsgEvent::factory()->createOne(['client_id' => $winner->id, 'severity' => 'high', 'status' => 'reviewing', 'kind' => 'distress', 'description' => 'Cried on the phone'])
            : RsgFormSubmission::factory()->createOne(['client_id' => $winner->id, 'form_type' => RsgFormType::SelfExclusion, 'resolved_at' => null]);
        RsgEvent::factory()->createOne(['client_id' => $winner->id, 'severity' => 'low', 'status' => 'open']);

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertStringContainsString('RSG events', implode(' ', $left));
        foreach ([$winner, $loser] as $client) {
            $this->assertTrue(app(ProtectionGate::class)->decide($client->refresh(), GatePurpose::Bonus)->has('rsg_hold'));
        }
        $copy = RsgEvent::query()->where('client_id', $loser->id)->sole();
        $this->assertSame([RsgEventSeverity::High, RsgEventStatus::Open, null], [$copy->severity, $copy->status, $copy->owner_id]);
        $this->assertStringContainsString("PIN {$winner->pin}", $copy->description);
        $this->assertSame($loser->id, AuditEvent::query()->where('action', 'client.rsg_event_opened')->sole()->client_id);
    }

    public function test_bank_account_blocked_since_the_merge_stays_blocked_for_both(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        foreach ([$winner, $loser] as $client) {
            BankAccount::factory()->createOne(['client_id' => $client->id, 'fingerprint' => 'shared', 'status' => BankAccountStatus::Verified, 'decided_at' => now()->subMonth()]);
        }
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        app(DecideBankAccount::class)->handle(BankAccount::query()->sole(), BankAccountStatus::Blocked, BankAccountStatus::Verified, 'The bank reports a mule account', $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        foreach ([$winner, $loser] as $client) {
            $account = BankAccount::query()->where('client_id', $client->id)->sole();
            $this->assertSame([BankAccountStatus::Blocked, $this->user->id, 'The bank reports a mule account'], [$account->status, $account->decided_by, $account->evidence]);
        }
    }

    public function test_excluded_leads_and_db_clients_are_not_linked(): void
    {
        $lead = Lead::factory()->createOne(['status' => LeadStatus::Barred]);
        $dbClient = DbClient::factory()->createOne(['status' => DbClientStatus::Suppressed]);
        foreach ([['lead', $lead->id, 'barred'], ['db_client', $dbClient->id, 'suppressed']] as [$type, $id, $word]) {
            $match = $this->match($type, $id);
            try {
                app(LinkRecords::class)->handle($match, 'Same', $this->user);
                $this->fail("Linked: {$type}");
            } catch (MergeRefusedException $refused) {
                $this->assertStringContainsString($word, $refused->getMessage());
            }
            $this->get("/clients/{$match->left_id}/matches")->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->where('matches.0.merge_kind', null)));
        }
        $this->assertSame([LeadStatus::Barred, DbClientStatus::Suppressed, 0], [$lead->refresh()->status, $dbClient->refresh()->status, Merge::query()->count()]);
    }

    public function test_link_undo_restores_the_former_status(): void
    {
        $lead = Lead::factory()->createOne(['status' => LeadStatus::Lost])->refresh();
        $merge = app(LinkRecords::class)->handle($this->match('lead', $lead->id), 'Same', $this->user);
        try {
            app(UndoLeadConversion::class)->handle($lead);
            $this->fail('The link was undone as a conversion.');
        } catch (OperationRefusedException $refused) {
            $this->assertStringContainsString('Undo the link on the client', $refused->getMessage());
        }

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([LeadStatus::Lost, null], [$lead->refresh()->status, $lead->client_id]);
    }

    private function match(string $type, int $id): MatchSuggestion
    {
        return MatchSuggestion::factory()->createOne(['left_id' => Client::factory()->createOne()->id, 'right_type' => $type, 'right_id' => $id]);
    }

    private function assertProtected(Client $client): void
    {
        $client = Client::query()->findOrFail($client->id);
        $this->assertSame([true, BetstopState::Registered, ClientStatus::Closed], [$client->is_barred, $client->betstop_state, $client->status]);
        $this->assertNotNull($client->sms_opted_out_at);
    }
}
