<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Notes\DeleteNote;
use App\Actions\Notes\EditNote;
use App\Actions\Rsg\MoveRsgEvent;
use App\Actions\Rsg\OpenRsgEvent;
use App\Actions\Rsg\ResolveRsgCommunications;
use App\Actions\Users\SavePhoneOutcome;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Domain\Deposits\ApprovalOptions;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\BetStatus;
use App\Enums\MessageDirection;
use App\Enums\NoteCategory;
use App\Enums\PhoneOutcome;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\BarredEntry;
use App\Models\Bet;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\Note;
use App\Models\PhoneLog;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\SiteAccount;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPastRecords;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

final class PastTimelineTest extends TestCase
{
    use ReadsPastRecords, ReceivesDeposits, RefreshDatabase;

    private Client $client;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-09-01 00:00:00');
        $this->client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'balance_cents' => 40_000]);
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Sam', 'last_name' => 'Reid', 'timezone' => 'Australia/Melbourne']);
        $this->actingAs($this->officer);
    }

    public function test_past_timeline_shows_payments_with_the_status_of_that_day(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $deposit = $this->receive('Unknown sender');
        $withdrawal = Withdrawal::factory()->held()->createOne(['client_id' => $this->client->id]);
        $this->travelTo('2026-09-03 02:00:00');
        app(MatchDeposit::class)->handle($deposit, $this->client->id, $this->officer, null);
        $this->travelTo('2026-09-05 02:00:00');
        app(ApproveDeposit::class)->handle(
            $deposit,
            $this->client->id,
            $this->officer,
            null,
            new ApprovalOptions(acceptsOtherPayer: true),
        );
        app(EndWithdrawal::class)->handle(
            $withdrawal,
            WithdrawalStatus::Cancelled,
            WithdrawalStatus::Pending,
            CancellationReason::query()->firstOrCreate(['title' => 'Asked by client'])->id,
            'Changed her mind',
            $this->officer,
        );

        $this->assertSame([], $this->entries('2026-09-01', 'money'));
        $this->assertSame([['Withdrawal requested', 'Pending']], $this->entries('2026-09-02', 'money'));
        $this->assertSame([['Deposit by OSKO', 'Matched'], ['Withdrawal requested', 'Pending']], $this->entries('2026-09-04', 'money'));
        $this->assertSame([['Deposit by OSKO, approved by Sam Reid', 'Approved'], ['Withdrawal requested: Changed her mind', 'Cancelled']], $this->entries('2026-09-05', 'money'));

        $money = $this->record('edit', '2026-09-04')['money'];
        $this->assertSame([15_000, 25_000], [$money['available_cents'], $money['held_cents']]);
        $money = $this->record('edit', '2026-09-05')['money'];
        $this->assertSame([45_000, 0], [$money['available_cents'], $money['held_cents']]);
    }

    public function test_past_timeline_shows_other_records_as_they_were(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $account = SiteAccount::factory()->createOne(['client_id' => $this->client->id]);
        Bet::factory()->createOne(['site_account_id' => $account->id, 'status' => BetStatus::Won, 'return_cents' => 9_000, 'settled_at' => now()->addDays(3)]);
        $note = Note::factory()->createOne(['subject_id' => $this->client->id, 'user_id' => $this->officer->id, 'body' => 'First text'])->refresh();
        $deleted = Note::factory()->createOne(['subject_id' => $this->client->id, 'body' => 'Deleted later']);
        RsgCommunication::factory()->createOne(['client_id' => $this->client->id]);
        RsgFormSubmission::factory()->createOne(['client_id' => $this->client->id, 'resolved_at' => now()->addDays(3), 'submitted_at' => now()]);
        RsgLimit::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 1_000, 'effective_at' => now()->addDays(3)]);
        BarredEntry::factory()->createOne(['client_id' => $this->client->id]);
        app(OpenRsgEvent::class)->handle($this->client, RsgEventKind::Chasing, RsgEventSeverity::High, 'Chases losses', $this->officer);
        $this->travelTo('2026-09-05 04:00:00');
        app(EditNote::class)->handle($note, $note->version, 'Second text', NoteCategory::Risk, $this->officer);
        app(DeleteNote::class)->handle($deleted);
        app(ResolveRsgCommunications::class)->handle($this->client, $this->officer);
        BarredEntry::query()->update(['status' => BarredEntryStatus::Lifted, 'lifted_at' => now(), 'updated_at' => now()]);
        app(MoveRsgEvent::class)->handle(RsgEvent::query()->sole(), RsgEventStatus::Reviewing, $this->officer);

        $this->assertSame(['Open'], array_column($this->entries('2026-09-04', 'bets'), 1));
        $this->assertSame(['Won'], array_column($this->entries('2026-09-05', 'bets'), 1));
        $this->assertSame([['Sam Reid noted: “First text”', null]], $this->entries('2026-09-04', 'notes'));
        $this->assertSame([['Sam Reid noted: “Second text”', 'Risk']], $this->entries('2026-09-05', 'notes'));
        $then = array_column($this->entries('2026-09-04', 'rsg'), 1, 0);
        $this->assertSame(
            ['Open', 'Open', 'Waiting', 'Active', 'Open'],
            array_map(fn (string $start): ?string => $this->stateOf($then, $start), [
                'RSG message',
                'Form sent in',
                'Deposit limit set',
                'Barred',
                'RSG event:',
            ]),
        );
        $now = array_column($this->entries('2026-09-05', 'rsg'), 1, 0);
        $this->assertSame(
            ['Handled', 'Handled', null, 'Lifted', 'Reviewing'],
            array_map(fn (string $start): ?string => $this->stateOf($now, $start), [
                'RSG message',
                'Form sent in',
                'Deposit limit set',
                'Barred',
                'RSG event:',
            ]),
        );
    }

    public function test_past_timeline_shows_calls_with_the_outcome_of_that_day(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $content = ['direction' => MessageDirection::Outbound, 'number_e164' => '+61491570156', 'person_type' => 'client', 'person_id' => $this->client->id, 'user_id' => $this->officer->id];
        $call = PhoneLog::query()->create([...$content, 'called_at' => now()]);
        $this->travelTo('2026-09-04 02:00:00');
        app(SavePhoneOutcome::class)->handle($call, PhoneOutcome::NoAnswer);
        $this->travelTo('2026-09-06 02:00:00');
        app(SavePhoneOutcome::class)->handle($call, PhoneOutcome::Answered);

        $states = fn (string $day): array => array_column($this->entries($day, 'messages'), 1);
        $this->assertSame([[], [null], ['No answer'], ['Answered']], array_map($states, ['2026-09-01', '2026-09-03', '2026-09-05', '2026-09-06']));
    }

    public function test_past_timeline_respects_the_period_and_hides_payments_from_other_roles(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        Withdrawal::factory()->createOne(['client_id' => $this->client->id]);
        $this->travelTo('2026-09-06 02:00:00');
        Withdrawal::factory()->createOne(['client_id' => $this->client->id]);

        $this->assertCount(
            1,
            $this->record('timeline', '2026-09-04', ['kind' => 'money', 'to' => '2026-09-30'])['timeline']['entries'],
        );
        $this->assertCount(
            0,
            $this->record('timeline', '2026-09-04', ['kind' => 'money', 'to' => '2026-09-01'])['timeline']['entries'],
        );
        $this->getJson(route('clients.timeline.older', [$this->client, 'as_of' => '2026-09-04', 'kind' => 'money']))
            ->assertOk()
            ->assertJsonCount(1, 'entries');
        $this->get(route('clients.timeline', [$this->client, 'as_of' => '2026-09-07']))
            ->assertRedirect(route('clients.timeline', $this->client))
            ->assertSessionHas('error', 'Choose today or an earlier date.');

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->assertSame([], $this->entries('2026-09-04', 'money'));
    }

    /** @return list<array{string, string|null}> text and state, newest first */
    private function entries(string $day, string $kind): array
    {
        /** @var list<array{text: string, state: string|null}> $entries */
        $entries = $this->record('timeline', $day, ['kind' => $kind])['timeline']['entries'];

        return array_map(static fn (array $entry): array => [$entry['text'], $entry['state']], $entries);
    }

    /** @param  array<string, string|null>  $states  by text */
    private function stateOf(array $states, string $start): ?string
    {
        foreach ($states as $text => $state) {
            if (str_starts_with($text, $start)) {
                return $state;
            }
        }
        $this->fail("No entry starts with “{$start}”.");
    }
}
