<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use App\Enums\BankFileLayout;

/** Where a layout keeps what. Recognised by the first record of the file. */
final readonly class BankFileColumns
{
    private const HEADER = ['date', 'narrative', 'credit amount'];

    /** @param  array<string, int>  $places  of the columns */
    private function __construct(public BankFileLayout $layout, private array $places) {}

    /** @param  list<string>  $first */
    public static function recognise(array $first): ?self
    {
        $names = array_map(static fn (string $name): string => mb_strtolower(trim($name)), $first);
        if (array_diff(self::HEADER, $names) === []) {
            return new self(BankFileLayout::Westpac, array_flip($names));
        }

        return count($first) >= 4 && StatementDate::parse($first[0]) !== null && StatementAmount::cents($first[1]) !== null
            ? new self(BankFileLayout::CommBank, ['date' => 0, 'amount' => 1, 'narrative' => 2, 'balance' => 3])
            : null;
    }

    public function hasHeader(): bool
    {
        return $this->layout === BankFileLayout::Westpac;
    }

    /** @param  list<string>  $record */
    public function text(array $record, string $column): string
    {
        return isset($this->places[$column]) ? trim($record[$this->places[$column]] ?? '') : '';
    }

    /**
     * Signed cents: money that came in is more than zero. Null when there is no amount, or two.
     *
     * @param  list<string>  $record
     */
    public function amount(array $record): ?int
    {
        if ($this->layout === BankFileLayout::CommBank) {
            return StatementAmount::cents($this->text($record, 'amount'));
        }

        [$credit, $debit] = [$this->text($record, 'credit amount'), $this->text($record, 'debit amount')];
        $in = $credit === '' ? 0 : StatementAmount::cents($credit);
        $out = $debit === '' ? 0 : StatementAmount::cents($debit);
        if ($in === null || $out === null || ($in !== 0) === ($out !== 0)) {
            return null;
        }

        return $in !== 0 ? $in : -abs($out);
    }
}
