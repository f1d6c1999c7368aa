<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Enums\BankFileLayout;

/** The columns of a layout, recognised by the first record of the file. */
final readonly class BankFileColumns
{
    private const WESTPAC = ['date', 'narrative', 'credit amount'];

    private const COMMBANK = ['date', 'amount', 'description'];

    private const NAB = ['date', 'amount', 'transaction details'];

    /** The banks' column names => ours. */
    private const NAMES = ['transaction details' => 'narrative', 'description' => 'narrative', 'account number' => 'bank account'];

    /** @param  array<string, int>  $places  of the columns: date, narrative, balance, bank account; amount, or those of credit and debit */
    private function __construct(public BankFileLayout $layout, private array $places, public bool $hasHeader = true) {}

    /** @param  list<string>  $first */
    public static function recognise(array $first): ?self
    {
        $names = array_map(static fn (string $name): string => mb_strtolower(trim($name)), $first);

        return match (true) {
            array_diff(self::WESTPAC, $names) === [] => new self(BankFileLayout::Westpac, array_flip($names)),
            array_diff(self::NAB, $names) === [] => new self(BankFileLayout::Nab, self::renamed($names)),
            array_diff(self::COMMBANK, $names) === [] => new self(BankFileLayout::CommBank, self::renamed($names)),
            self::isCommBank($first) => new self(BankFileLayout::CommBank, ['date' => 0, 'amount' => 1, 'narrative' => 2, 'balance' => 3], hasHeader: false),
            self::isAnz($first) => new self(BankFileLayout::Anz, ['date' => 0, 'amount' => 1, 'narrative' => 2], hasHeader: false),
            default => null,
        };
    }

    /**
     * @param  list<string>  $names
     * @return array<string, int>
     */
    private static function renamed(array $names): array
    {
        return array_flip(array_map(static fn (string $name): string => self::NAMES[$name] ?? $name, $names));
    }

    /**
     * Older NAB files have no header, and the account in the third column.
     *
     * @param  list<string>  $first
     */
    private static function isCommBank(array $first): bool
    {
        return count($first) >= 4 && self::beginsWithDateAndAmount($first) && preg_match('/\A\d{6,}\z/', $first[2]) !== 1;
    }

    /** @param  list<string>  $first */
    private static function isAnz(array $first): bool
    {
        return count($first) === 3 && self::beginsWithDateAndAmount($first);
    }

    /** @param  list<string>  $first */
    private static function beginsWithDateAndAmount(array $first): bool
    {
        return StatementParser::date($first[0]) !== null && StatementParser::cents($first[1]) !== null;
    }

    /** @param  list<string>  $record */
    public function text(array $record, string $column): string
    {
        return isset($this->places[$column]) ? trim($record[$this->places[$column]] ?? '') : '';
    }

    /**
     * Signed cents, positive for incoming money. Null when there is no amount, or two.
     *
     * @param  list<string>  $record
     */
    public function amount(array $record): ?int
    {
        if ($this->layout !== BankFileLayout::Westpac) {
            return StatementParser::cents($this->text($record, 'amount'));
        }

        [$credit, $debit] = [$this->text($record, 'credit amount'), $this->text($record, 'debit amount')];
        $in = $credit === '' ? 0 : StatementParser::cents($credit);
        $out = $debit === '' ? 0 : StatementParser::cents($debit);
        if ($in === null || $out === null || ($in !== 0) === ($out !== 0)) {
            return null;
        }

        return $in !== 0 ? $in : -abs($out);
    }
}
