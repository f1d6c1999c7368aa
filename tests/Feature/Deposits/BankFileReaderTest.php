<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Domain\Deposits\BankFiles\StatementLine;
use App\Domain\Deposits\BankFiles\StatementParser;
use App\Enums\BankFileLayout;
use App\Enums\PaymentRail;
use App\Support\OperationRefusedException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class BankFileReaderTest extends TestCase
{
    private const HEADER = 'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial';

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_the_layout_without_a_header_is_read(): void
    {
        $content = (new BankFileReader)->read(base_path('tests/Support/Fixtures/bank-files/commbank.csv'));

        $this->assertSame([BankFileLayout::CommBank, 4, 1], [$content->layout, count($content->lines), $content->debits]);
        $this->assertSame(hash_file('sha256', base_path('tests/Support/Fixtures/bank-files/commbank.csv')), $content->sha256);
        $this->assertSame([
            [1, 'Payment from Emma Walsh 48213', 25_000, PaymentRail::Eft, '2026-11-19 13:00:00'],
            [3, 'Fast Transfer From TOM REID to PayID Phone', 108_025, PaymentRail::Payid, '2026-11-18 13:00:00'],
            [4, 'Osko Payment from M CHEN 70002', 5_000, PaymentRail::Osko, '2026-11-18 13:00:00'],
            [5, 'Interest', 5_000, PaymentRail::Eft, '2026-11-17 13:00:00'],
        ], array_map(self::facts(...), $content->lines));
    }

    public function test_the_layout_with_a_header_is_read_with_its_quotes_line_ends_and_old_encoding(): void
    {
        $content = (new BankFileReader)->read(base_path('tests/Support/Fixtures/bank-files/westpac-windows.csv'));

        $this->assertSame([BankFileLayout::Westpac, 1], [$content->layout, $content->debits]);
        $this->assertSame([
            [2, 'DEPOSIT OSKO PAYMENT 1234 Zoë O’Neil 48213', 25_000, PaymentRail::Osko, '2026-11-19 13:00:00'],
            [5, 'DEPOSIT PAYID Tom "TR" Reid', 108_025, PaymentRail::Payid, '2026-11-18 13:00:00'],
            [6, 'FEE REFUND', 150, PaymentRail::Eft, '2026-11-17 13:00:00'],
            [7, 'NOT A DAY', 'The date is not a day such as 20/11/2026.'],
            [8, 'BOTH', 'The row has no readable amount.'],
            [9, '', 'The description is missing.'],
        ], array_map(self::facts(...), $content->lines));
    }

    public function test_the_layout_with_signed_amounts_and_months_by_name_is_read(): void
    {
        $content = (new BankFileReader)->read(base_path('tests/Support/Fixtures/bank-files/nab.csv'));

        $this->assertSame([BankFileLayout::Nab, 1], [$content->layout, $content->debits]);
        $this->assertSame([
            [2, 'OSKO Payment from Emma Walsh 48213', 25_000, PaymentRail::Osko, '2026-11-19 13:00:00'],
            [4, 'PayID Tom Reid', 108_025, PaymentRail::Payid, '2026-11-18 13:00:00'],
            // Before summer time.
            [5, 'Interest', 5_000, PaymentRail::Eft, '2026-07-07 14:00:00'],
            [6, 'Not a day', 'The date is not a day such as 20/11/2026.'],
        ], array_map(self::facts(...), $content->lines));
    }

    /** @return iterable<string, array{string, BankFileLayout}> */
    public static function layouts(): iterable
    {
        yield 'CommBank with a header' => ["Date,Amount,Description,Balance\n20/11/2026,+250.00,Payment from Emma Walsh 48213,+1250.00\n", BankFileLayout::CommBank];
        yield 'CommBank with ISO dates' => ["2026-11-20,250.00,Payment from Emma Walsh 48213,1250.00\n", BankFileLayout::CommBank];
        yield 'CommBank with months by name' => ["20-Nov-26,250.00,Payment from Emma Walsh 48213,1250.00\n", BankFileLayout::CommBank];
        yield 'CommBank with brackets for outgoing money' => ["20/11/2026,(80.25),OFFICEWORKS,1000.00\n20/11/2026,250.00,Payment from Emma Walsh 48213,1250.00\n", BankFileLayout::CommBank];
        yield 'ANZ' => ["20/11/2026,\"250.00\",\"Payment from Emma Walsh 48213\"\n", BankFileLayout::Anz];
    }

    #[DataProvider('layouts')]
    public function test_layouts_of_the_banks_are_read(string $text, BankFileLayout $layout): void
    {
        $content = $this->read($text);

        $this->assertSame($layout, $content->layout);
        $this->assertSame(
            [['Payment from Emma Walsh 48213', 25_000, PaymentRail::Eft, '2026-11-19 13:00:00']],
            array_map(static fn (StatementLine $line): array => array_slice(self::facts($line), 1), $content->lines),
        );
    }

    #[TestWith(['20/11/2026'])]
    #[TestWith(['2026-11-20'])]
    #[TestWith(['20-Nov-26'])]
    #[TestWith(['20-NOV-2026'])]
    #[TestWith(['20 November 2026'])]
    public function test_dates_of_bank_files_are_business_days(string $text): void
    {
        $this->assertSame('2026-11-19 13:00:00', StatementParser::date($text)?->toDateTimeString());
    }

    public function test_unclosed_quote_is_an_error_of_its_row_and_the_next_payments_are_read(): void
    {
        $lines = $this->read(
            "20/11/2026,+5.00,\"Tom 5\" pipe\",+5.00\n20/11/2026,+6.00,\"Payment from Emma,+11.00\n20/11/2026,+7.00,Payment from Bob,+18.00\n20/11/2026,+8.00,\"Payment\nfrom Cy\",+26.00\n20/11/2026,+9.00,\"Last,+35.00",
        )->lines;

        $this->assertSame(
            [
                [1, 500],
                [2, 'A quotation mark in this row is not closed. Correct the row in the file.'],
                [3, 700],
                [4, 800],
                [5, 'A quotation mark in this row is not closed. Correct the row in the file.'],
            ],
            array_map(static fn (StatementLine $line): array => [$line->row, $line->mistake ?? $line->amount_cents], $lines),
        );
        $this->assertSame('Payment from Cy', $lines[3]->description);
    }

    public function test_two_accounts_in_one_file_are_distinguished(): void
    {
        $header = "Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance\n";

        $this->assertCount(2, array_unique(self::references($this->read($header."20 Nov 26,5.00,1,,CREDIT,Same,5.00\n20 Nov 26,5.00,2,,CREDIT,Same,5.00\n"))));
    }

    public function test_older_layout_without_a_header_is_not_mistaken_for_another_bank(): void
    {
        $this->expectException(OperationRefusedException::class);
        $this->expectExceptionMessage('This bank file is not supported.');

        $this->read('"20 Nov 26","14.95","000000000000",,"INTER-BANK CREDIT","Payment","+456.78"'."\n");
    }

    #[TestWith([';'])]
    #[TestWith(["\t"])]
    public function test_delimiter_is_detected(string $delimiter): void
    {
        $content = $this->read(str_replace(',', $delimiter, self::HEADER)."\n".implode($delimiter, ['1', '20/11/2026', 'Payment, with a comma', '', '5.00', '', '', '']));

        $this->assertSame('Payment, with a comma', $content->lines[0]->description);
    }

    public function test_byte_order_mark_line_endings_and_column_order_do_not_matter(): void
    {
        $content = $this->read("\xEF\xBB\xBF".'"Credit Amount","NARRATIVE","Date"'."\r".'7.00,Zoë,1/2/2026'."\r");

        $this->assertSame([[2, 'Zoë', 700, PaymentRail::Eft, '2026-01-31 13:00:00']], array_map(self::facts(...), $content->lines));
    }

    public function test_row_has_the_same_reference_in_every_file(): void
    {
        $whole = $this->read("20/11/2026,+5.00,Same,+15.00\n20/11/2026,+5.00,Same,+10.00\n19/11/2026,+5.00,Same,+5.00\n");
        $part = $this->read("20/11/2026,\"5.00\",\"Same \",10\n19/11/2026,5,Same,5.00\n");

        $references = self::references($whole);
        $this->assertCount(3, array_unique($references));
        $this->assertSame(array_slice($references, 1), self::references($part));
    }

    public function test_identical_rows_are_distinguished_by_their_number(): void
    {
        $row = "20/11/2026,+5.00,Same,\n";

        $this->assertCount(3, array_unique(self::references($this->read($row.$row.$row))));
        $this->assertSame(self::references($this->read($row.$row)), array_slice(self::references($this->read($row.$row.$row)), 0, 2));
    }

    public function test_lines_of_different_accounts_are_different(): void
    {
        $lines = self::references($this->read(self::HEADER."\n034-001 1,20/11/2026,Same,,5.00,10.00,,\n034-001 2,20/11/2026,Same,,5.00,10.00,,\n"));

        $this->assertNotSame($lines[0], $lines[1]);
    }

    /** @return iterable<string, array{string, string}> */
    public static function mistakes(): iterable
    {
        yield 'a day that never was' => ['31/02/2026,+5.00,X,+5.00', 'The date is not a day such as 20/11/2026.'];
        yield 'an American day' => ['11/20/2026,+5.00,X,+5.00', 'The date is not a day such as 20/11/2026.'];
        yield 'a day to come' => ['23/11/2026,+5.00,X,+5.00', 'The date is in the future.'];
        yield 'a day long ago' => ['01/01/1999,+5.00,X,+5.00', 'The date is before the year 2000.'];
        yield 'a fraction of a cent' => ['20/11/2026,+5.001,X,+5.00', 'The row has no readable amount.'];
        yield 'no description' => ['20/11/2026,+5.00,   ,+5.00', 'The description is missing.'];
        yield 'a long description' => ['20/11/2026,+5.00,'.str_repeat('x', 256).',+5.00', 'The description has more than 255 characters.'];
        yield 'a row that ends early' => ['20/11/2026', 'The row has no readable amount.'];
    }

    #[DataProvider('mistakes')]
    public function test_invalid_row_is_reported_and_the_others_are_read(string $row, string $mistake): void
    {
        $lines = $this->read("20/11/2026,+5.00,Good,+5.00\n{$row}\n20/11/2026,+6.00,Good too,+5.00\n")->lines;

        $this->assertSame([null, $mistake, null], array_map(static fn (StatementLine $line): ?string => $line->mistake, $lines));
    }

    /** @return iterable<string, array{string, string}> */
    public static function foreignFiles(): iterable
    {
        yield 'nothing' => [" \n ", 'The file is empty.'];
        yield 'a spreadsheet' => ["PK\x03\x04\0\0", 'This is not a CSV file. Export the transactions from the bank as CSV, not as a spreadsheet or PDF.'];
        yield 'another table' => ["name,phone\nEmma,1\n", 'This bank file is not supported.'];
        yield 'a sentence' => ['Dear customer, your statement is ready.', 'This bank file is not supported.'];
        yield 'a header alone' => [self::HEADER, 'The file has no row with incoming money.'];
        yield 'money that went out' => ['20/11/2026,-5.00,X,+5.00', 'The file has no row with incoming money.'];
        yield 'too many rows' => [str_repeat("20/11/2026,-5.00,X,+5.00\n", 100_001), 'The file has more than 100,000 rows.'];
        yield 'too many bytes' => [str_repeat('x', 16_384 * 1024 + 1), 'The file is larger than 16 MB.'];
    }

    #[DataProvider('foreignFiles')]
    public function test_unknown_bank_file_is_refused_with_a_message(string $text, string $reason): void
    {
        $this->expectException(OperationRefusedException::class);
        $this->expectExceptionMessageMatches('/^'.preg_quote($reason, '/').'/');

        $this->read($text);
    }

    private function read(string $text): BankFileContent
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'bank-file-');
        file_put_contents($path, $text);

        try {
            return (new BankFileReader)->read($path);
        } finally {
            unlink($path);
        }
    }

    /** @return list<mixed> */
    private static function facts(StatementLine $line): array
    {
        return $line->line === null
            ? [$line->row, $line->description, $line->mistake]
            : [$line->row, $line->line->description, $line->line->amount_cents, $line->line->rail, $line->line->value_at->toDateTimeString()];
    }

    /** @return list<string> */
    private static function references(BankFileContent $content): array
    {
        return array_map(static fn (StatementLine $line): string => (string) $line->line?->bank_reference, $content->lines);
    }
}
