<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\ImportBankFile;
use App\Actions\Intake\ReceiveBankLine;
use App\Data\Deposits\BankFileLine;
use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Domain\Deposits\BankReferenceTakenException;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Deposits\ReceivedBankLine;
use App\Domain\DuplicateOsko\DuplicateCaseRepository;
use App\Enums\PaymentRail;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Queries\Deposits\BankFileCheckQuery;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Queue;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** The same payments in several bank files with different balances, because the bank sorts a day again or books a fee late. */
final class FilesMeetFilesTest extends TestCase
{
    use RefreshDatabase;

    private const HEADER = "Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance\n";

    private const FROM_EMMA = 'Payment from Emma Walsh 48213';

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->travelTo('2026-11-22 03:10:00');
    }

    /** @return iterable<string, array{string, string}> */
    public static function sameDayAgain(): iterable
    {
        $row = '20/11/2026,50.00,'.self::FROM_EMMA;
        yield 'both begin with the same balance, and a fee was booked before the payment' => ["{$row},1050.00\n", "20/11/2026,-20.00,Fee,980.00\n{$row},1030.00\n"];
        $named = static fn (string $day, string $narrative, string $amounts): string => "034-001 1,{$day}/11/2026,{$narrative},{$amounts}\n";
        yield 'both hold the day before of the account that they name, of which a row was booked late' => [
            self::HEADER.$named('20', self::FROM_EMMA, ',50.00,1050.00').$named('19', 'Interest', ',10.00,1000.00'),
            self::HEADER.$named('20', self::FROM_EMMA, ',50.00,1043.00').$named('19', 'Fee', '7.00,,993.00').$named('19', 'Interest', ',10.00,1000.00'),
        ];
        yield 'the later one holds the day from end to end' => ["{$row},1050.00\n", "21/11/2026,-1.00,Fee,1019.00\n{$row},1020.00\n20/11/2026,-30.00,Fee,970.00\n19/11/2026,5.00,Interest,1000.00\n"];
        yield 'the earlier one holds the day from end to end' => ["21/11/2026,-1.00,Fee,1019.00\n{$row},1020.00\n20/11/2026,-30.00,Fee,970.00\n19/11/2026,5.00,Interest,1000.00\n", "{$row},1050.00\n"];
        yield 'the other words it in capitals' => ["{$row},1050.00\n", '20/11/2026,50.00,'.strtoupper(self::FROM_EMMA).",1050.00\n"];
    }

    #[DataProvider('sameDayAgain')]
    public function test_payment_in_two_files_is_one_deposit_with_any_balance(string $first, string $second): void
    {
        $this->import($first);

        $judged = $this->judged($second, self::FROM_EMMA);
        $this->import($second);

        $this->assertSame(['duplicate', 'Imported before from another bank file: same day, amount and description.'], [$judged->outcome->value, $judged->reason]);
        $this->assertSame([1, 0], [Deposit::query()->where('amount_cents', 5_000)->count(), DuplicateCase::query()->count()]);
    }

    public function test_equal_payments_of_one_day_stay_as_many_as_they_are(): void
    {
        $row = '20/11/2026,50.00,'.self::FROM_EMMA;
        $this->import("{$row},1100.00\n{$row},1050.00\n");
        $this->assertSame(2, Deposit::query()->count());

        // The same two below another fee, and a new one.
        $this->import("{$row},1130.00\n{$row},1080.00\n{$row},1030.00\n20/11/2026,-20.00,Fee,980.00\n");

        $this->assertSame([3, 0], [Deposit::query()->count(), DuplicateCase::query()->count()]);
    }

    public function test_following_file_can_contain_a_second_payment_and_warns_about_it(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
        $row = '20/11/2026,50.00,'.self::FROM_EMMA;
        $this->import("{$row},1050.00\n");
        $later = "20/11/2026,5.00,Interest,1105.00\n{$row},1100.00\n";

        $check = app(BankFileCheckQuery::class)->check($this->read($later));
        $this->assertSame([2, 1, 0], [$check->new_rows, $check->doubtful_rows, $check->duplicate_rows]);
        $this->assertStringStartsWith('May be a payment from another bank file: same day, amount and description', (string) $this->judged($later, self::FROM_EMMA)->reason);
        $this->assertSame(0, DuplicateCase::query()->count());

        $this->import($later);

        [$first, $second] = BankLine::query()->where('amount_cents', 5_000)->orderBy('id')->get()->all();
        $case = DuplicateCase::query()->sole();
        $this->assertSame([$first->id, $second->id, 65], [$case->left_bank_line_id, $case->right_bank_line_id, $case->score]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'duplicate_case.opened')->where('subject_id', $case->id)->count());
        $this->assertStringContainsString('two bank files have a row with this day', (string) DuplicateCaseRepository::of($second->id)?->message);

        $deposit = Deposit::query()->where('bank_line_id', $second->id)->sole();
        $this->expectException(OperationRefusedException::class);
        $this->expectExceptionMessage('This payment may be a duplicate');
        app(ApproveDeposit::class)->handle($deposit, $client->id, User::factory()->createOne(), $deposit->version);
    }

    public function test_each_known_row_settles_one_doubtful_row(): void
    {
        $row = '20/11/2026,50.00,'.self::FROM_EMMA;
        $this->import("{$row},1050.00\n");

        $this->import("{$row},1150.00\n{$row},1100.00\n");

        $this->assertSame([3, 1], [Deposit::query()->count(), DuplicateCase::query()->count()]);
    }

    #[TestWith(['034-001 2', 2, 0])]
    #[TestWith(['034-001 1', 1, 0])]
    #[TestWith(['', 2, 1])]
    public function test_another_account_is_another_payment_and_a_missing_account_may_be_the_same(string $account, int $deposits, int $cases): void
    {
        $this->import(self::HEADER.'034-001 1,20/11/2026,'.self::FROM_EMMA.",,50.00,1050.00\n");

        $this->import(self::HEADER."{$account},20/11/2026,".self::FROM_EMMA.",,50.00,1030.00\n{$account},20/11/2026,Fee,20.00,,980.00\n");

        $this->assertSame([$deposits, $cases], [Deposit::query()->count(), DuplicateCase::query()->count()]);
    }

    #[TestWith(["21/11/2026,-3.00,Fee,70047.00\n20/11/2026,50.00,Payment from Emma Walsh 48213,70050.00\n19/11/2026,7.00,Interest,70000.00\n"])]
    #[TestWith(["Date,Amount,Transaction Details,Balance\n21 Nov 26,-3.00,Fee,70047.00\n20 Nov 26,50.00,Payment from Emma Walsh 48213,70050.00\n19 Nov 26,7.00,Interest,70000.00\n"])]
    public function test_files_that_name_no_account_may_be_of_two_accounts_where_the_day_begins_with_other_balances(string $other): void
    {
        $this->import("21/11/2026,-1.00,Fee,1049.00\n20/11/2026,50.00,".self::FROM_EMMA.",1050.00\n19/11/2026,5.00,Interest,1000.00\n");

        $this->assertStringStartsWith('May be a payment from another bank file', (string) $this->judged($other, self::FROM_EMMA)->reason);
        $this->import($other);

        $this->assertSame([2, 1], [Deposit::query()->where('amount_cents', 5_000)->count(), DuplicateCase::query()->count()]);
    }

    public function test_line_confirmed_by_the_feed_keeps_the_account_of_its_file(): void
    {
        $this->import(self::HEADER.'034-001 1,20/11/2026,'.self::FROM_EMMA.",,50.00,1050.00\n");
        app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, 'NAB-1', null, self::FROM_EMMA, 5_000, CarbonImmutable::parse('2026-11-20T02:00:00Z')));
        $this->assertSame(1, Deposit::query()->count());

        $this->assertSame('new', $this->judged(self::HEADER.'034-001 2,20/11/2026,'.self::FROM_EMMA.",,50.00,80.00\n", self::FROM_EMMA)->outcome->value);
    }

    public function test_feed_line_is_recognised_with_any_reference_prefix(): void
    {
        $tell = static fn (string $reference, int $cents = 5_000): ReceivedBankLine => app(ReceiveBankLine::class)
            ->handle(new NewBankLine(PaymentRail::Osko, $reference, null, self::FROM_EMMA, $cents, CarbonImmutable::parse('2026-11-20T02:00:00Z')));

        $this->assertSame([true, true, true], [$tell('CSV-0001')->isNew, $tell('csv-0002')->isNew, $tell('NAB-1')->isNew]);
        $this->assertSame([null], BankLine::query()->distinct()->pluck('file_reference')->all());
        $this->expectException(BankReferenceTakenException::class);
        $tell('CSV-0001', 99_000);
    }

    public function test_row_repeated_with_the_same_balance_counts_once(): void
    {
        $row = '20/11/2026,50.00,'.self::FROM_EMMA.",1050.00\n";

        $this->assertSame(['new', 'duplicate'], $this->outcomes("{$row}{$row}"));
        $this->import("{$row}{$row}");

        $this->assertSame([1, 0], [Deposit::query()->count(), DuplicateCase::query()->count()]);
    }

    public function test_two_exports_in_one_file_bring_each_payment_once(): void
    {
        $export = "20/11/2026,50.00,Same,1100.00\n20/11/2026,50.00,Same,1050.00\n20/11/2026,-20.00,Fee,1000.00\n";

        $this->import($export.$export);

        $this->assertSame(2, Deposit::query()->count());
    }

    public function test_equal_row_after_a_debit_is_a_second_payment(): void
    {
        $row = '20/11/2026,50.00,'.self::FROM_EMMA.",1050.00\n";
        $text = "{$row}20/11/2026,-50.00,Transfer,1000.00\n{$row}";

        $this->assertSame('Paid again: the balances show that money went out in between.', $this->judged($text, self::FROM_EMMA, last: true)->reason);
        $this->import($text);

        $this->assertSame([2, 0], [Deposit::query()->count(), DuplicateCase::query()->count()]);
    }

    #[TestWith(['1200.00'])]
    #[TestWith([''])]
    public function test_equal_rows_with_unclear_balances_open_a_duplicate_case(string $balance): void
    {
        $row = '20/11/2026,50.00,'.self::FROM_EMMA.",{$balance}\n";
        $text = "{$row}{$row}20/11/2026,100.00,Payment from Tom Reid 70002,{$balance}\n";

        $this->assertStringStartsWith('Appears in this file more than once, and the balances do not show', (string) $this->judged($text, self::FROM_EMMA, last: true)->reason);
        $this->import($text);

        $this->assertSame(3, Deposit::query()->count());
        $case = DuplicateCase::query()->sole();
        $this->assertSame(['A bank file has the row more than once, and its balances don’t show whether it was paid more than once'], array_column($case->reasons, 'words'));
        $this->assertSame([5_000, 5_000], BankLine::query()->findMany($case->lineIds())->pluck('amount_cents')->all());
    }

    private function import(string $text): void
    {
        app(ImportBankFile::class)->handle($this->read($text), 'bank.csv', null);
    }

    /** @return list<string> */
    private function outcomes(string $text): array
    {
        return array_map(static fn (BankFileLine $line): string => $line->outcome->value, app(BankFileCheckQuery::class)->check($this->read($text))->lines);
    }

    /** How the dry run judges the first row of a payer, or the last one. */
    private function judged(string $text, string $description, bool $last = false): BankFileLine
    {
        $lines = array_filter(app(BankFileCheckQuery::class)->check($this->read($text))->lines, static fn (BankFileLine $line): bool => strcasecmp($line->description, $description) === 0);

        return ($last ? end($lines) : reset($lines)) ?: throw new LogicException('The file has no row of the payer.');
    }

    private function read(string $text): BankFileContent
    {
        $path = sys_get_temp_dir().'/'.bin2hex(random_bytes(6)).'.csv';
        File::put($path, $text);
        try {
            return app(BankFileReader::class)->read($path);
        } finally {
            File::delete($path);
        }
    }
}
