<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\ImportBankFile;
use App\Actions\Deposits\UndoDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Deposits\ReceivedBankLine;
use App\Domain\Ledger\TransactionDays;
use App\Enums\PaymentRail;
use App\Models\AuditEvent;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\OutboxMessage;
use App\Models\Transaction;
use Carbon\CarbonImmutable;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Support\ImportsBankFiles;
use Tests\TestCase;

/** A payment that both a file and the bank feed report is one deposit. */
final class BankFileAndFeedTest extends TestCase
{
    use ImportsBankFiles, RefreshDatabase;

    public function test_lines_that_the_feed_brought_are_left_out_one_for_one(): void
    {
        // Late in the evening of the twentieth in Melbourne, still the twentieth there.
        $this->feed('F-1', 'Payment from  EMMA Walsh 48213', 5_000, '2026-11-20T12:59:00Z');
        $this->feed('F-2', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T13:01:00Z');
        $this->feed('F-3', 'Payment from Emma Walsh 48213', 5_001, '2026-11-20T03:00:00Z');
        $this->travelTo('2026-11-21 03:10:00');
        $rows = $this->upload("20/11/2026,+50.00,Payment from Emma Walsh 48213,+100.00\n20/11/2026,+50.00,Payment from Emma Walsh 48213,+50.00\n");

        $this->check($rows)->assertJson(['new_rows' => 1, 'duplicate_rows' => 1])
            ->assertJsonPath('lines.0.reason', 'Already received from the bank feed: same day, amount and description.')
            ->assertJsonPath('lines.1.outcome', 'new');
        $this->import($rows);
        $this->assertSame(4, Deposit::query()->count());

        // The next day's file holds both rows again, in another order, and a third payment.
        $this->check(
            $this->upload(
                "20/11/2026,+50.00,Payment from Emma Walsh 48213,+50.00\n20/11/2026,+50.00,Payment from Emma Walsh 48213,+100.00\n20/11/2026,+50.00,Payment from Emma Walsh 48213,+150.00\n",
            ),
        )->assertJson(['new_rows' => 1, 'duplicate_rows' => 2]);
    }

    public function test_payment_reported_by_file_and_then_feed_stays_one_deposit(): void
    {
        $this->import($this->upload("20/11/2026,+5.00,PAYID Same,+10.00\n20/11/2026,+5.00,PAYID Same,+5.00\n"));
        $receive = $this->app->make(ReceiveBankLine::class);
        $tell = static fn (string $reference): ReceivedBankLine => $receive->handle(new NewBankLine(
            PaymentRail::Payid, $reference, "E2E-{$reference}", 'PayID  same', 500, CarbonImmutable::parse('2026-11-20T02:14:00Z'),
        ));

        $first = $tell('FEED-1');
        $this->assertSame(
            [false, 'FEED-1', 'E2E-FEED-1', '2026-11-20T02:14:00+00:00'],
            [$first->isNew, $first->line->bank_reference, $first->line->end_to_end_id, $first->line->value_at->toIso8601String()],
        );
        $this->assertTrue($first->deposit->is($tell('FEED-1')->deposit), 'Told of again, it takes no second line over.');
        $this->assertFalse($tell('FEED-2')->deposit->is($first->deposit));
        $this->assertSame(2, Deposit::query()->count());

        // No file contains a third equal payment, so it is new. The file still recognises its own two.
        $this->assertTrue($tell('FEED-3')->isNew);
        $this->import($this->upload("20/11/2026,+5.00,PAYID Same,+10.00\n20/11/2026,+5.00,PAYID Same,+5.00\n20/11/2026,+5.00,PAYID Same,+15.00\n"));
        $this->assertSame([3, 3], [Deposit::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
        $this->assertSame(2, AuditEvent::query()->where('action', 'deposit.confirmed_by_feed')->count());
    }

    public function test_its_transactions_take_the_feeds_rail_and_reference_over_and_the_days_add_up(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
        $this->import($this->upload("20/11/2026,+50.00,Payment from Emma Walsh 48213,+1050.00\n"));
        $deposit = Deposit::query()->sole();
        app(ApproveDeposit::class)->handle($deposit, $client->id, $this->officer, null);
        app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong person', $this->officer, null);
        app(TransactionDays::class)->catchUp();
        $before = DB::table('transactions')->orderBy('id')->get(['type', 'status', 'client_id', 'status_at', 'effect_cents']);
        $this->assertSame(['eft'], DB::table('transactions')->distinct()->pluck('rail')->all());

        $this->feed('NPP-9', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T01:00:00Z');

        $this->assertSame([['osko', 'NPP-9']], Transaction::query()->get()->map(static fn (Transaction $one): array => [$one->rail?->value, $one->reference])->unique()->values()->all());
        $this->assertEquals($before, DB::table('transactions')->orderBy('id')->get(['type', 'status', 'client_id', 'status_at', 'effect_cents']));
        app(TransactionDays::class)->catchUp();
        $this->assertSame([[], 'osko'], [app(TransactionDays::class)->wrong(), DB::table('transaction_days')->distinct()->pluck('rail')->implode(', ')]);
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        DB::table('transactions')->where('type', 'deposit')->update(['rail' => 'eft']);
        $this->assertSame(1, Artisan::call('ledger:verify'));
        $this->assertMatchesRegularExpression("/Deposit {$deposit->id}.*by osko/", Artisan::output());
    }

    public function test_last_deposit_of_the_client_takes_the_feeds_time(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
        $this->import($this->upload("20/11/2026,+50.00,Payment from Emma Walsh 48213,+1050.00\n"));
        app(ApproveDeposit::class)->handle(Deposit::query()->sole(), $client->id, $this->officer, null);

        $this->feed('NPP-9', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T01:00:00Z');

        $this->assertSame('2026-11-20T01:00:00Z', $client->refresh()->last_deposit_at?->toIso8601ZuluString());
    }

    public function test_a_page_from_before_the_feed_confirmed_the_deposit_still_decides_on_it(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
        $this->import($this->upload("20/11/2026,+50.00,Payment from Emma Walsh 48213,+1050.00\n"));
        $seen = Deposit::query()->sole();

        $this->feed('NPP-9', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T01:00:00Z');
        app(ApproveDeposit::class)->handle($seen, $client->id, $this->officer, $seen->version);

        $this->assertSame(5_000, $client->refresh()->balance_cents);
    }

    public function test_the_client_of_an_undone_approval_is_locked_before_the_deposit_that_the_feed_confirms(): void
    {
        $client = Client::factory()->createOne(['pin' => '48213']);
        $this->import($this->upload("20/11/2026,+50.00,Rent,+1050.00\n"));
        $deposit = Deposit::query()->sole();
        app(ApproveDeposit::class)->handle($deposit, $client->id, $this->officer, null);
        app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong person', $this->officer, null);
        $this->assertNull($deposit->refresh()->client_id);
        $steps = [];
        DB::listen(static function (QueryExecuted $query) use (&$steps): void {
            $sql = str_replace(['"', '`'], '', $query->sql);
            $steps[] = match (true) {
                str_starts_with($sql, 'select * from clients where') => 'client',
                str_starts_with($sql, 'update deposits'), str_contains($sql, 'from deposits') && str_contains($sql, 'for update') => 'deposit',
                default => null,
            };
        });

        $this->feed('NPP-9', 'Rent', 5_000, '2026-11-20T01:00:00Z');

        $this->assertSame(['client', 'deposit'], array_values(array_unique(array_filter($steps))));
    }

    public function test_row_confirmed_by_the_feed_during_an_import_counts_once(): void
    {
        // The first and the last row are two equal payments, in two steps of the import.
        $rows = array_map(static fn (int $n): string => '20/11/2026,+50.00,'.($n % 100 === 1 ? 'Payment from Emma Walsh 48213' : "Payment {$n}").",+{$n}.00\n", range(1, 101));
        $upload = $this->upload(implode('', $rows));
        $content = app(BankFileReader::class)->read($upload->getPathname());
        BankFile::saved(fn (BankFile $file) => $file->processed() === 100 && $this->feed('F-1', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T02:00:00Z'));

        $file = app(ImportBankFile::class)->handle($content, 'bank.csv', $this->officer);
        BankFile::flushEventListeners();

        $this->assertSame([101, 101, 0], [Deposit::query()->count(), $file->created_rows, $file->duplicate_rows]);
        $this->feed('F-2', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T02:01:00Z');
        $this->assertSame([101, 2], [Deposit::query()->count(), BankLine::query()->whereIn('bank_reference', ['F-1', 'F-2'])->count()]);
    }

    public function test_row_with_a_changed_balance_is_recognised_as_its_feed_line(): void
    {
        $this->import($this->upload("20/11/2026,+5.00,Same,+10.00\n20/11/2026,+5.00,Same,+5.00\n"));
        $this->feed('F-1', 'Same', 500, '2026-11-20T02:00:00Z');
        $this->feed('F-2', 'Same', 500, '2026-11-20T02:01:00Z');

        $this->check($this->upload("20/11/2026,+5.00,Same,+12.00\n20/11/2026,+5.00,Same,+5.00\n20/11/2026,+5.00,Same,+20.00\n"))
            ->assertJson(['new_rows' => 1, 'duplicate_rows' => 2])->assertJsonPath('lines.2.outcome', 'new');
    }
}
