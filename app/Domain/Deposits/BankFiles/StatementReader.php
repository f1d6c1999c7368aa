<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;

/** Reads the records of one bank file. Keeps count of rows that look alike, so that each gets a reference of its own. */
final class StatementReader
{
    /** What the references of these lines begin with; the intake refuses it in those of the bank's own feed. */
    public const REFERENCE_PREFIX = 'CSV-';

    private const LONGEST_DESCRIPTION = 255;

    private const LONGEST_ACCOUNT = 64;

    private const FIRST_YEAR = 2000;

    /** @var array<string, int> */
    private array $seen = [];

    public function __construct(private readonly BankFileColumns $columns, private readonly BankFileAccounts $accounts = new BankFileAccounts) {}

    /**
     * @param  list<string>  $record
     * @return StatementLine|null null when money went out
     */
    public function read(int $row, array $record): ?StatementLine
    {
        $date = $this->columns->text($record, 'date');
        $description = trim((string) preg_replace('/[\s\p{C}]+/u', ' ', $this->columns->text($record, 'narrative')));
        $cents = $this->columns->amount($record);
        $day = StatementDate::parse($date);
        $place = $day === null || $cents === null ? null : $this->place($day, $description, $cents, $record);

        if ($cents !== null && $cents <= 0) {
            return null;
        }
        $mistake = $this->mistake($day, $description, $cents);
        $line = $mistake === null && $day !== null && $cents !== null && $place !== null ? self::line($day, $description, $cents, ...$place) : null;

        return new StatementLine($row, $date, mb_substr($description, 0, self::LONGEST_DESCRIPTION), $cents, $line, $mistake);
    }

    private function mistake(?CarbonImmutable $day, string $description, ?int $cents): ?string
    {
        return match (true) {
            $day === null => 'The date is not a day such as 20/11/2026.',
            $day->year < self::FIRST_YEAR => 'The date lies before the year '.self::FIRST_YEAR.'.',
            $day->greaterThan(CarbonImmutable::now()->addDay()) => 'The date lies in the future.',
            $cents === null => 'The row has no amount that can be read.',
            $description === '' => 'The description is missing.',
            mb_strlen($description) > self::LONGEST_DESCRIPTION => 'The description has more than '.self::LONGEST_DESCRIPTION.' characters.',
            default => null,
        };
    }

    private static function line(CarbonImmutable $day, string $description, int $cents, string $reference, FileRow $file): NewBankLine
    {
        return new NewBankLine(
            rail: self::rail($description),
            bank_reference: $reference,
            end_to_end_id: null,
            description: $description,
            amount_cents: $cents,
            value_at: $day,
            file: $file,
        );
    }

    /**
     * The reference is the same for the same row in every file that holds it, however the bank formats its numbers there.
     *
     * @param  list<string>  $record
     * @return array{string, FileRow} the reference, and where the row stands
     */
    private function place(CarbonImmutable $day, string $description, int $cents, array $record): array
    {
        $balance = $this->columns->text($record, 'balance');
        $balanceCents = StatementAmount::cents($balance);
        $account = (string) preg_replace('/\W/', '', $this->columns->text($record, 'bank account'));
        $date = StatementDate::dayOf($day);
        $facts = json_encode([$account, $date, $cents, $description, $balanceCents ?? $balance], JSON_THROW_ON_ERROR);
        $copy = $this->seen[$facts] = ($this->seen[$facts] ?? 0) + 1;
        $row = new FileRow(substr($account, 0, self::LONGEST_ACCOUNT), $date, $copy, self::reference($facts, 1), $this->accounts);
        $this->accounts->add($row->account, $date, $cents, $balanceCents, $copy);

        return [self::reference($facts, $copy), $row];
    }

    private static function reference(string $facts, int $copy): string
    {
        return self::REFERENCE_PREFIX.substr(hash('sha256', "{$facts} {$copy}"), 0, 40);
    }

    /** Money to a PayID travels by OSKO and names both, so PayID is looked for first. */
    private static function rail(string $description): PaymentRail
    {
        return match (true) {
            preg_match('/\bpay ?id\b/i', $description) === 1 => PaymentRail::Payid,
            preg_match('/\b(?:osko|npp|fast transfer)\b/i', $description) === 1 => PaymentRail::Osko,
            default => PaymentRail::Eft,
        };
    }
}
