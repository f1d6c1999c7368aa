<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Matches\UndoMerge;
use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\CheckWithdrawal;
use App\Enums\BankAccountStatus;
use App\Models\BankAccount;
use App\Models\Withdrawal;
use App\Queries\Withdrawals\WithdrawalDetailsQuery;
use App\Support\OperationRefusedException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\MergesMoney;
use Tests\TestCase;

/** After a merge a colleague chooses one client's bank account for the other's withdrawal, and then the merge is undone. */
final class MergedDestinationTest extends TestCase
{
    use MergesMoney, RefreshDatabase;

    private const OTHERS = 'This bank account belongs to another client.';

    public function test_a_withdrawal_to_the_other_clients_bank_account_is_not_checked_and_gets_another_account(): void
    {
        $withdrawal = $this->partWith(static fn (Withdrawal $withdrawal): mixed => null);
        $steps = app(WithdrawalDetailsQuery::class)->find($withdrawal->id, $this->user)?->steps;
        $this->assertSame(self::OTHERS.' Choose another one first.', $steps?->check?->against);
        $this->assertNotNull($steps->choose_destination);
        $this->assertSame([null, null], [$steps->verify_account, $steps->block_account]);
        $this->assertSame(
            self::OTHERS.' Choose another one first.',
            $this->refusal(fn () => app(CheckWithdrawal::class)->handle($withdrawal, $this->user)),
        );

        $own = BankAccount::factory()->createOne(['client_id' => $this->loser->id, 'status' => BankAccountStatus::Verified]);
        $this->put(route('withdrawals.destination', $withdrawal), ['bank_account_id' => $own->id])->assertSessionHas('success');

        app(CheckWithdrawal::class)->handle($withdrawal, $this->user, $own->id);
        $this->assertSame($own->id, $withdrawal->refresh()->bank_account_id);
    }

    public function test_a_checked_withdrawal_to_the_other_clients_bank_account_is_not_approved(): void
    {
        $withdrawal = $this->partWith(fn (Withdrawal $withdrawal): mixed => app(CheckWithdrawal::class)->handle($withdrawal, $this->user));

        $this->assertSame(
            self::OTHERS.' Cancel the withdrawal and ask the client for another one.',
            $this->refusal(fn () => app(ApproveWithdrawal::class)->handle($withdrawal, $this->user)),
        );
    }

    /**
     * @param  callable(Withdrawal): mixed  $step  before the merge is undone
     * @return Withdrawal of the loser, with the winner's bank account
     */
    private function partWith(callable $step): Withdrawal
    {
        $this->give($this->loser, 5_000);
        $account = BankAccount::factory()->createOne(['client_id' => $this->winner->id, 'status' => BankAccountStatus::Verified]);
        $withdrawal = Withdrawal::factory()->held()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 5_000, 'bank_account_id' => null]);
        $merge = $this->merge();
        $this->put(route('withdrawals.destination', $withdrawal), ['bank_account_id' => $account->id])->assertSessionHas('success');
        $step($withdrawal->refresh());
        app(UndoMerge::class)->handle($merge, $this->user);

        return $withdrawal->refresh();
    }

    /** @param  callable(): mixed  $step */
    private function refusal(callable $step): ?string
    {
        try {
            $step();
        } catch (OperationRefusedException $refused) {
            return $refused->getMessage();
        }

        return null;
    }
}
