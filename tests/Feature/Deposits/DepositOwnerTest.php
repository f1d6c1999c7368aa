<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Domain\Deposits\DepositPart;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DepositStatus;
use App\Enums\TransactionStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Transaction;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\DecidesDeposits;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;
use Throwable;

/** The client of a deposit: its match, another payer, and clients who can't be credited. */
final class DepositOwnerTest extends TestCase
{
    use DecidesDeposits, ReceivesDeposits, RefreshDatabase;

    public function test_other_payer_must_be_accepted_and_the_acceptance_is_stored(): void
    {
        $deposit = $this->receive('Payment from Liam Nguyen 12345');

        $this->approve($deposit, $this->emma)->assertSessionHas('error', 'The payer is Liam Nguyen, not Emma Walsh. Confirm that you checked this, then approve.');
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
        $this->approve($deposit, $this->emma, acceptsOtherPayer: true)->assertSessionHas('success');

        $this->assertSame('Liam Nguyen', AuditEvent::query()->where('action', 'deposit.approved')->sole()->after['other_payer']);
    }

    public function test_excluded_client_is_not_credited(): void
    {
        $deposit = $this->receive('Payment');
        $this->emma->forceFill(['is_barred' => true])->save();
        $this->approve($deposit, $this->emma)->assertSessionHas('error', 'This client is barred and gets no deposits. Return the money to the payer instead.');

        $this->emma->forceFill(['is_barred' => false, 'betstop_state' => BetstopState::Registered])->save();
        $this->approve($deposit, $this->emma)->assertSessionHas('error');
        $this->emma->forceFill(['betstop_state' => BetstopState::Clear, 'status' => ClientStatus::Closed])->save();
        $this->approve($deposit, $this->emma)->assertSessionHas('error');

        $this->assertSame([0, DepositStatus::Pending], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status]);
        $this->decide('return', $deposit, 'Client is barred')->assertSessionHas('success', 'Deposit returned to the payer.');
        $this->assertSame(TransactionStatus::Returned, Transaction::query()->sole()->status);
    }

    public function test_second_account_of_an_excluded_person_is_not_credited(): void
    {
        $this->emma->forceFill(['preferred_name' => null, 'date_of_birth' => '1988-04-12'])->save();
        $deposit = $this->receive('Payment');
        $first = Client::factory()->createOne([
            'first_name' => 'Emma',
            'last_name' => 'Walsh',
            'preferred_name' => null,
            'date_of_birth' => '1988-04-12',
            'mobile_e164' => '+61491570110',
            'betstop_state' => BetstopState::Registered,
        ]);

        $this->approve($deposit, $this->emma)->assertSessionHas(
            'error',
            "Emma Walsh (PIN {$first->pin}) is a client who is on the BetStop register. This client gets no deposits. Return the money to the payer instead.",
        );
        $this->assertSame(0, $this->emma->refresh()->balance_cents);

        $first->forceFill(['date_of_birth' => '1960-01-01', 'mobile_e164' => $this->emma->mobile_e164])->save();
        $this->approve($deposit, $this->emma)->assertSessionHas('success');
    }

    public function test_a_match_is_made_changed_and_removed_without_postings(): void
    {
        $deposit = $this->receive('Payment');
        $other = Client::factory()->createOne();

        $this->put("/deposits/{$deposit->id}/match", ['client_id' => $this->emma->id, 'version' => $deposit->version]);
        $this->put("/deposits/{$deposit->id}/match", ['client_id' => $other->id, 'version' => $deposit->refresh()->version]);
        $this->assertSame([$other->id, $this->officer->id, 1], [$deposit->refresh()->client_id, $deposit->matched_by, $this->unread()]);

        $this->delete("/deposits/{$deposit->id}/match", ['version' => $deposit->version])->assertSessionHas('success', 'Deposit unmatched.');
        $this->assertSame([null, DepositStatus::Pending, 1], [$deposit->refresh()->client_id, $deposit->status, $this->unread()]);
        $this->assertSame([0, 0], [$this->emma->refresh()->balance_cents, $other->refresh()->balance_cents]);
        $this->assertSame(
            ['deposit.matched', 'deposit.matched', 'deposit.unmatched'],
            AuditEvent::query()
                ->whereIn('action', ['deposit.matched', 'deposit.unmatched'])
                ->orderBy('id')
                ->pluck('action')
                ->all(),
        );
    }

    public function test_a_deposit_is_not_matched_to_a_client_merged_in_the_meantime(): void
    {
        $deposit = $this->receive('Payment');
        $gone = Client::factory()->createOne(['first_name' => 'Liam', 'last_name' => 'Nguyen']);
        $gone->delete();
        $refused = static fn (callable $operation): string => rescue(
            $operation,
            static fn (Throwable $why): string => $why->getMessage(),
            report: false,
        );

        $this->assertStringContainsString(
            'no longer on file',
            $refused(fn () => app(MatchDeposit::class)->handle($deposit, $gone->id, $this->officer, null)),
        );
        $this->assertStringContainsString(
            'no longer on file',
            $refused(
                fn () => app(SplitDeposit::class)->handle(
                    $deposit,
                    [new DepositPart($gone->id, 2_000), new DepositPart(null, 3_000)],
                    $this->officer,
                    null,
                ),
            ),
        );
        $this->assertSame([DepositStatus::Pending, null], [$deposit->refresh()->status, $deposit->client_id]);
    }

    public function test_client_search_shows_exclusions(): void
    {
        $deposit = $this->receive('Payment from Liam Nguyen 12345');
        $this->emma->forceFill(['is_barred' => true])->save();

        $this->getJson("/deposits/{$deposit->id}/clients?search=emma")->assertOk()
            ->assertJsonPath('clients.0.full_name', 'Emma Walsh')->assertJsonPath('clients.0.is_other_payer', true)
            ->assertJsonPath('clients.0.refusal', 'This client is barred and gets no deposits. Return the money to the payer instead.');
    }
}
