<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;

/** The database's own rules, with raw SQL past the application. */
final class WithdrawalTriggersTest extends WithdrawalTestCase
{
    use RefreshDatabase;

    /** @return array<string, array{array<string, mixed>, array<string, mixed>, string}> the row, the change, and part of what the database says */
    public static function refusals(): array
    {
        $people = 'different people must';

        return [
            'checked without a checker' => [[], ['status' => 'checked'], $people],
            'approved without an approver' => [['status' => 'checked'], ['status' => 'approved'], $people],
            'paid without an approval' => [['status' => 'checked'], ['status' => 'paid'], $people],
            'checked by the requester' => [['requested_by' => '@1'], ['status' => 'checked', 'checked_by' => '@1'], $people],
            'approved by the requester' => [
                ['requested_by' => '@1', 'status' => 'checked'],
                ['status' => 'approved', 'approved_by' => '@1'],
                $people,
            ],
            'a large withdrawal approved by the person who checked it' => [
                ['status' => 'checked', 'checked_by' => '@2', 'needs_dual_approval' => true],
                ['status' => 'approved', 'approved_by' => '@2'],
                $people,
            ],
            'checked without its money' => [
                ['held_at' => null],
                ['status' => 'checked', 'checked_by' => '@2'],
                'amount of a withdrawal must be held',
            ],
            'a raised amount' => [[], ['amount_cents' => 30_001], 'the request of a withdrawal never changes'],
            'a lowered amount' => [['status' => 'approved'], ['amount_cents' => 1], 'the request of a withdrawal never changes'],
            'no longer large' => [
                ['needs_dual_approval' => true],
                ['needs_dual_approval' => false],
                'the request of a withdrawal never changes',
            ],
            'another requester' => [
                ['requested_by' => '@1'],
                ['requested_by' => null],
                'the request of a withdrawal never changes',
            ],
            'another checker before the approval' => [
                ['status' => 'checked', 'checked_by' => '@2', 'needs_dual_approval' => true],
                ['checked_by' => '@1'],
                'who checked and approved',
            ],
            'another checker and the approval in one' => [
                ['status' => 'checked', 'checked_by' => '@2', 'needs_dual_approval' => true],
                ['status' => 'approved', 'checked_by' => '@1', 'approved_by' => '@2'],
                'who checked and approved',
            ],
            'approved and pending' => [['status' => 'approved'], ['status' => 'pending'], 'never goes back a step'],
            'approved and only checked' => [['status' => 'approved'], ['status' => 'checked'], 'never goes back a step'],
            'checked and pending' => [['status' => 'checked'], ['status' => 'pending'], 'never goes back a step'],
            'money let go of an approved one' => [['status' => 'approved'], ['held_at' => null], 'stays held'],
            'no destination after the check' => [['status' => 'checked'], ['bank_account_id' => null], 'the bank account of a checked withdrawal'],
            'another destination after the approval' => [['status' => 'approved'], ['bank_account_id' => '@account'], 'the bank account of a checked withdrawal'],
            'another approver afterwards' => [['status' => 'approved'], ['approved_by' => '@3'], 'who checked and approved'],
            'declined and open again' => [['status' => 'declined'], ['status' => 'pending'], 'a final withdrawal status never changes'],
            'cancelled and paid' => [['status' => 'cancelled', 'checked_by' => '@2', 'approved_by' => '@3'], ['status' => 'paid'], 'a final withdrawal status never changes'],
            'failed and paid' => [['status' => 'failed'], ['status' => 'paid'], 'a final withdrawal status never changes'],
            'paid and pending' => [['status' => 'paid'], ['status' => 'pending'], 'a final withdrawal status never changes'],
        ];
    }

    /**
     * @param  array<string, mixed>  $row
     * @param  array<string, mixed>  $change
     */
    #[DataProvider('refusals')]
    public function test_trigger_refuses_invalid_steps(array $row, array $change, string $message): void
    {
        $people = ['@1' => self::officer()->id, '@2' => self::officer()->id, '@3' => self::manager()->id, '@account' => BankAccount::factory()->createOne()->id];
        $named = static fn (array $values): array => array_map(static fn (mixed $value): mixed => is_string($value) ? ($people[$value] ?? $value) : $value, $values);
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000, array_diff_key($named($row), ['held_at' => 0]));
        if (array_key_exists('held_at', $row)) {
            DB::table('withdrawals')->where('id', $withdrawal->id)->update(['held_at' => null]);
        }
        $before = (array) DB::table('withdrawals')->where('id', $withdrawal->id)->first();

        try {
            DB::transaction(static fn (): int => DB::table('withdrawals')->where('id', $withdrawal->id)->update($named($change)));
            $this->fail('It was taken.');
        } catch (QueryException $refused) {
            $this->assertStringContainsString($message, $refused->getMessage());
        }
        $this->assertSame($before, (array) DB::table('withdrawals')->where('id', $withdrawal->id)->first());
    }

    public function test_trigger_refuses_a_withdrawal_that_starts_in_a_final_status(): void
    {
        $client = self::clientWith(50_000);

        foreach ([['status' => 'paid'], ['status' => 'approved', 'checked_by' => self::officer()->id], ['status' => 'checked']] as $row) {
            try {
                DB::transaction(static fn (): bool => DB::table('withdrawals')->insert(['reference' => 'WD-X', 'client_id' => $client->id, 'amount_cents' => 1, 'requested_at' => now(), ...$row]));
                $this->fail('It was taken.');
            } catch (QueryException $refused) {
                $this->assertMatchesRegularExpression('/different people must|must be held before/', $refused->getMessage());
            }
        }
    }

    public function test_trigger_refuses_an_approval_without_held_money(): void
    {
        $row = [
            'reference' => 'WD-X',
            'client_id' => self::clientWith(50_000)->id,
            'amount_cents' => 1,
            'requested_at' => now(),
            'status' => 'approved',
            'checked_by' => self::officer()->id,
            'approved_by' => self::officer()->id,
        ];

        try {
            DB::transaction(static fn (): bool => DB::table('withdrawals')->insert($row));
            $this->fail('It was taken.');
        } catch (QueryException $refused) {
            $this->assertStringContainsString('must be held before', $refused->getMessage());
        }
    }

    public function test_shared_account_of_merged_clients_is_one_destination(): void
    {
        $withdrawal = self::withdrawal($client = self::clientWith(50_000), 30_000, ['status' => 'approved']);
        $same = BankAccount::factory()->createOne(['fingerprint' => $withdrawal->bankAccount?->fingerprint]);

        $this->assertSame(1, DB::table('withdrawals')->where('id', $withdrawal->id)->update(['client_id' => $same->client_id, 'bank_account_id' => $same->id]));
        $this->assertNotSame($client->id, $withdrawal->refresh()->client_id);
    }

    public function test_valid_steps_and_a_returned_payment_pass(): void
    {
        $withdrawal = self::withdrawal(self::clientWith(200_000), self::LARGE, ['requested_by' => self::officer()->id]);
        $steps = [
            ['status' => 'checked', 'checked_by' => self::officer()->id], ['status' => 'approved', 'approved_by' => self::manager()->id],
            ['status' => 'paid', 'paid_at' => now()], ['payment_note' => 'With thanks'], ['status' => 'failed'], ['reason' => 'Account closed'],
        ];
        foreach ($steps as $step) {
            $this->assertSame(1, DB::table('withdrawals')->where('id', $withdrawal->id)->update($step));
        }

        $this->assertSame(WithdrawalStatus::Failed, $withdrawal->refresh()->status);
    }

    public function test_the_user_who_added_a_bank_account_cannot_verify_it(): void
    {
        $officer = self::officer();
        $account = BankAccount::factory()->createOne(['status' => BankAccountStatus::Unverified, 'added_by' => $officer->id]);

        $this->expectException(QueryException::class);
        DB::table('bank_accounts')->where('id', $account->id)->update(['status' => 'verified', 'decided_by' => $officer->id]);
    }
}
