<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use App\Enums\PaymentRail;
use App\Services\Intake\NewBankLine;
use Carbon\CarbonImmutable;

/** Reads the records of one bank file. Keeps count of rows that look alike, so that each gets a reference of its own. */
final class StatementReader
{
    /** What the references of these lines begin with; those of the bank's own feed never do. */
    public const REFERENCE_PREFIX = 'CSV-';

    private const LONGEST_DESCRIPTION = 255;

    private const FIRST_YEAR = 2000;

    /** @var array<string, int> */
    private array $seen = [];

    public function __construct(private readonly BankFileColumns $columns) {}

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

        if ($cents !== null && $cents <= 0) {
            return null;
        }
        $mistake = $this->mistake($day, $description, $cents);
        $line = $mistake === null && $day !== null && $cents !== null ? $this->line($day, $description, $cents, $record) : null;

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

    /** @param  list<string>  $record */
    private function line(CarbonImmutable $day, string $description, int $cents, array $record): NewBankLine
    {
        return new NewBankLine(
            rail: self::rail($description),
            bank_reference: $this->reference($day, $description, $cents, $record),
            end_to_end_id: null,
            description: $description,
            amount_cents: $cents,
            value_at: $day,
        );
    }

    /**
     * The same for the same line in every file that holds it, however the bank formats its numbers there.
     *
     * @param  list<string>  $record
     */
    private function reference(CarbonImmutable $day, string $description, int $cents, array $record): string
    {
        $balance = $this->columns->text($record, 'balance');
        $account = (string) preg_replace('/\W/', '', $this->columns->text($record, 'bank account'));
        $facts = json_encode([$account, StatementDate::dayOf($day), $cents, $description, StatementAmount::cents($balance) ?? $balance], JSON_THROW_ON_ERROR);
        $this->seen[$facts] = ($this->seen[$facts] ?? 0) + 1;

        return self::REFERENCE_PREFIX.substr(hash('sha256', "{$facts} {$this->seen[$facts]}"), 0, 40);
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
