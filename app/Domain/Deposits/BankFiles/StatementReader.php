<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;

/** Reads the records of one bank file. Counts identical rows, so that each gets its own reference. */
final class StatementReader
{
    /** Prefix of the lines' references; the intake refuses it for the bank feed. */
    public const REFERENCE_PREFIX = 'CSV-';

    private const LONGEST_DESCRIPTION = 255;

    private const LONGEST_ACCOUNT = 64;

    private const FIRST_YEAR = 2000;

    /** @var array<string, int> */
    private array $seen = [];

    /** @var array<string, array{CarbonImmutable, string}|null> beginning and business day by text: a long file has few days */
    private array $days = [];

    public function __construct(private readonly BankFileColumns $columns, private readonly BankFileAccounts $accounts = new BankFileAccounts) {}

    /**
     * @param  list<string>  $record
     * @return StatementLine|null null for outgoing money
     */
    public function read(int $row, array $record): ?StatementLine
    {
        $date = $this->columns->text($record, 'date');
        $description = trim((string) preg_replace('/[\s\p{C}]+/u', ' ', $this->columns->text($record, 'narrative')));
        $cents = $this->columns->amount($record);
        [$day, $businessDay] = $this->day($date) ?? [null, ''];
        $place = $day === null || $cents === null ? null : $this->place($businessDay, $description, $cents, $record);

        if ($cents !== null && $cents <= 0) {
            return null;
        }
        $mistake = $this->mistake($day, $description, $cents);
        $line = $mistake === null && $day !== null && $cents !== null && $place !== null
            ? new NewBankLine(self::rail($description), $place[0], null, $description, $cents, $day, $place[1])
            : null;

        return new StatementLine($row, $date, mb_substr($description, 0, self::LONGEST_DESCRIPTION), $cents, $line, $mistake);
    }

    /** A row whose quotation mark is not closed. */
    public function unclosed(int $row, string $text): StatementLine
    {
        return new StatementLine(
            $row,
            '',
            mb_substr($text, 0, self::LONGEST_DESCRIPTION),
            null,
            null,
            'A quotation mark in this row is not closed. Correct the row in the file.',
        );
    }

    private function mistake(?CarbonImmutable $day, string $description, ?int $cents): ?string
    {
        return match (true) {
            $day === null => 'The date is not a day such as 20/11/2026.',
            $day->year < self::FIRST_YEAR => 'The date is before the year '.self::FIRST_YEAR.'.',
            $day->greaterThan(CarbonImmutable::now()->addDay()) => 'The date is in the future.',
            $cents === null => 'The row has no readable amount.',
            $description === '' => 'The description is missing.',
            mb_strlen($description) > self::LONGEST_DESCRIPTION => 'The description has more than '.self::LONGEST_DESCRIPTION.' characters.',
            default => null,
        };
    }

    /** @return array{CarbonImmutable, string}|null */
    private function day(string $text): ?array
    {
        if (! array_key_exists($text, $this->days)) {
            $day = StatementParser::date($text);
            $this->days[$text] = $day === null ? null : [$day, CalendarDay::around($day)->date];
        }

        return $this->days[$text];
    }

    /**
     * The reference of a row is the same in every file that contains it, however the bank formats numbers.
     *
     * @param  list<string>  $record
     * @return array{string, FileRow} the reference and the row's place
     */
    private function place(string $date, string $description, int $cents, array $record): array
    {
        $balance = $this->columns->text($record, 'balance');
        $balanceCents = StatementParser::cents($balance);
        $account = (string) preg_replace('/\W/', '', $this->columns->text($record, 'bank account'));
        $facts = json_encode([$account, $date, $cents, $description, $balanceCents ?? $balance], JSON_THROW_ON_ERROR);
        $copy = $this->seen[$facts] = ($this->seen[$facts] ?? 0) + 1;
        $row = new FileRow(substr($account, 0, self::LONGEST_ACCOUNT), $date, $copy, self::reference($facts, 1), $balanceCents !== null, $this->accounts);
        $this->accounts->add($row->account, $date, $cents, $balanceCents, $copy);

        return [self::reference($facts, $copy), $row];
    }

    private static function reference(string $facts, int $copy): string
    {
        return self::REFERENCE_PREFIX.substr(hash('sha256', "{$facts} {$copy}"), 0, 40);
    }

    /** Payments to a PayID name OSKO too, so PayID comes first. */
    private static function rail(string $description): PaymentRail
    {
        return match (true) {
            preg_match('/\bpay ?id\b/i', $description) === 1 => PaymentRail::Payid,
            preg_match('/\b(?:osko|npp|fast transfer)\b/i', $description) === 1 => PaymentRail::Osko,
            default => PaymentRail::Eft,
        };
    }
}
