<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Enums\DepositStatus;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\Group;
use SQLite3;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReceivesDeposits;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Quality B 13, 14, 15 and 25 for money: a held write lock, a full disk, and a backup taken while money moves. */
#[Group('sqlite')]
final class MoneyUnderPressureTest extends TestCase
{
    use ReceivesDeposits, SharedDatabase;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());
    }

    public function test_an_approval_waits_for_a_held_write_lock_and_succeeds(): void
    {
        $deposit = $this->receive();
        $holder = $this->holdWriteLock(1.5);

        $this->approve($deposit)->assertSessionHas('success', '$50.00 credited.');

        $holder->wait();
        $this->assertSame(5_000, $this->client->refresh()->balance_cents);
        $this->assertClean();
    }

    public function test_timed_out_approval_changes_nothing_and_succeeds_once_later(): void
    {
        $deposit = $this->receive();
        $holder = $this->holdWriteLock(2);
        DB::statement('pragma busy_timeout = 200');

        $this->approve($deposit)->assertStatus(503)->assertHeader('Retry-After');

        $holder->wait();
        DB::statement('pragma busy_timeout = 5000');
        $this->assertSame([0, DepositStatus::Pending], [$this->client->refresh()->balance_cents, $deposit->refresh()->status]);
        $this->assertClean();
        $this->approve($deposit)->assertSessionHas('success');
        $this->assertSame(5_000, $this->client->refresh()->balance_cents);
        $this->assertClean();
    }

    public function test_approval_on_a_full_disk_is_complete_or_absent_and_succeeds_once_with_space(): void
    {
        $deposits = array_map(fn (): Deposit => $this->receive(), range(1, 40));
        DB::statement('pragma max_page_count = '.(DB::scalar('pragma page_count') + 2));

        $approved = 0;
        while ($approved < 40 && ($status = $this->approve($deposits[$approved])->getStatusCode()) === 303) {
            $approved++;
        }

        $this->assertSame(503, $status ?? 303, 'The disk never was full.');
        $this->assertSame($approved * 5_000, $this->client->refresh()->balance_cents);
        DB::statement('pragma max_page_count = 1073741823');
        $this->assertClean();
        $this->approve($deposits[$approved])->assertSessionHas('success');
        $this->approve($deposits[$approved])->assertSessionHas('success');
        $this->assertSame(($approved + 1) * 5_000, $this->client->refresh()->balance_cents);
        $this->assertClean();
    }

    public function test_backup_during_postings_is_consistent_after_a_restore(): void
    {
        $deposits = array_map(fn (): int => $this->receive()->id, range(1, 60));
        $writer = $this->startApproving($deposits);
        $copy = "{$this->sharedEnvironment()['DB_DATABASE']}-copy";
        $from = new SQLite3($this->sharedEnvironment()['DB_DATABASE'], SQLITE3_OPEN_READONLY);
        $from->busyTimeout(5_000);
        $this->awaitApproved(5);

        $from->backup(new SQLite3($copy));
        posix_kill($writer, 9);
        pcntl_waitpid($writer, $status);

        config(['database.connections.restored' => [...config()->array('database.connections.sqlite'), 'database' => $copy]]);
        DB::setDefaultConnection('restored');
        try {
            $this->assertGreaterThanOrEqual(5, Deposit::query()->where('status', DepositStatus::Approved)->count());
            $this->assertSame(0, Artisan::call('migrate', ['--force' => true]));
            $this->assertClean();
        } finally {
            DB::setDefaultConnection('shared');
            DB::purge('restored');
        }
        $this->assertClean();
    }

    /**
     * @param  list<int>  $deposits
     * @return int id of the process that approves the deposits in turn
     */
    private function startApproving(array $deposits): int
    {
        DB::disconnect();
        $writer = pcntl_fork();
        if ($writer !== 0) {
            return $writer;
        }
        DB::reconnect();
        foreach ($deposits as $deposit) {
            $this->approve(Deposit::query()->findOrFail($deposit));
        }
        posix_kill((int) getmypid(), 9);
        exit(1);
    }

    private function awaitApproved(int $count): void
    {
        $end = microtime(true) + 20;
        while (Deposit::query()->where('status', DepositStatus::Approved)->count() < $count && microtime(true) < $end) {
            usleep(5_000);
        }
    }

    /** @return TestResponse<Response> */
    private function approve(Deposit $deposit): TestResponse
    {
        return $this->put("/deposits/{$deposit->id}/approve", ['client_id' => $this->client->id, 'version' => $deposit->version]);
    }

    private function assertClean(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }
}
