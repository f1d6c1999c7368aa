<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\DepositMatching\UnmatchDeposit;
use App\Actions\Deposits\RejectDeposit;
use App\Enums\DepositStatus;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** Bulk approval credits only clients that a user or a proven rule matched. */
final class BulkApprovalTest extends TestCase
{
    use ReceivesDeposits, RefreshDatabase;

    private User $officer;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->actingAs($this->officer);
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
        parent::tearDown();
    }

    public function test_matched_deposits_are_approved_in_bulk_each_separately(): void
    {
        [$good, $foreign, $stale, $rejected] = [$this->matched(), $this->matched('Payment from Liam Nguyen 1'), $this->matched(), $this->matched()];
        $asked = self::seen($good, $foreign, $stale, $rejected);
        $asked[2]['version'] = 7;
        app(RejectDeposit::class)->handle($rejected, 'Not ours', $this->officer, null);

        $answer = $this->postJson('/deposits/approve', ['deposits' => [...$asked, ['id' => 999, 'version' => 1]]])->assertOk()->assertJsonPath('left_out', null);

        $this->assertSame([true, false, false, false, false], array_column($answer->json('results'), 'is_approved'));
        $this->assertSame('Credited to Emma Walsh', $answer->json('results.0.message'));
        $this->assertStringContainsString('The payer is Liam Nguyen', $answer->json('results.1.message'));
        $this->assertStringContainsString('is already rejected', $answer->json('results.3.message'));
        $this->assertSame('This deposit does not exist.', $answer->json('results.4.message'));
        $this->assertSame(5_000, $this->emma->refresh()->balance_cents);
    }

    public function test_bulk_approval_skips_unmatched_deposits(): void
    {
        $supposed = $this->receive('Payment from Emma Walsh 48213');
        $this->assertSame([DepositStatus::Pending, $this->emma->id], [$supposed->refresh()->status, $supposed->client_id]);

        $answer = $this->postJson('/deposits/approve', ['deposits' => self::seen($supposed, $this->receive('Payment'), $this->matched())])->assertOk()->assertJsonPath('left_out', '2 skipped: not matched yet.');

        $this->assertSame([false, false, true], array_column($answer->json('results'), 'is_approved'));
        $this->assertSame('Not matched yet. Open it and choose the client.', $answer->json('results.0.message'));
        $this->assertSame([DepositStatus::Pending, 5_000], [$supposed->refresh()->status, $this->emma->refresh()->balance_cents]);
        $this->put("/deposits/{$supposed->id}/approve", ['client_id' => $this->emma->id, 'version' => $supposed->version])->assertSessionHas('success');
        $this->assertSame(10_000, $this->emma->refresh()->balance_cents);
    }

    public function test_a_deposit_unmatched_during_a_bulk_approval_is_not_credited(): void
    {
        $deposit = $this->matched();
        $isDone = false;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$isDone, $deposit): void {
            // The first thing that is held.
            if (! $isDone && preg_match('/^select \* from .clients. where .clients.\..id. = /', $sql) === 1) {
                $isDone = true;
                app(UnmatchDeposit::class)->handle($deposit, User::factory()->createOne(), null);
            }
        });

        $result = $this->postJson('/deposits/approve', ['deposits' => self::seen($deposit)])->assertOk()->json('results.0');

        $this->assertTrue($isDone);
        $this->assertSame([false, 'This deposit changed in the meantime: it is now pending. Check it again, then decide.'], [$result['is_approved'], $result['message']]);
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    private function matched(string $description = 'Payment from Emma Walsh 48213'): Deposit
    {
        $deposit = $this->receive($description);
        app(MatchDeposit::class)->handle($deposit, $this->emma->id, $this->officer, null);

        return $deposit->refresh();
    }

    /** @return list<array{id: int, version: int}> */
    private static function seen(Deposit ...$deposits): array
    {
        return array_values(array_map(static fn (Deposit $deposit): array => ['id' => $deposit->id, 'version' => (int) $deposit->refresh()->version], $deposits));
    }
}
