<?php

declare(strict_types=1);

namespace App\Lists\Transactions;

use App\Domain\Clients\ClientPins;
use App\Lists\Filters\PrefixFilter;
use App\Lists\Filters\RareFirst;
use Illuminate\Database\Query\Builder;

/**
 * The search text of the transactions: the beginning of a reference, a client's PIN, or an amount.
 *
 * `$50` and `1,234.50` are amounts; digits alone may be any of the three; everything else is a reference.
 */
final readonly class TransactionSearch
{
    private const AMOUNT = '/\A-?\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?\z/';

    public function __construct(private string $text) {}

    /** @param  Builder  $transactions  a query over `transactions` */
    public function narrow(Builder $transactions): void
    {
        $cents = self::cents($this->text);
        $isCode = $cents === null || ctype_digit($this->text);
        $clientId = ctype_digit($this->text) ? ClientPins::find($this->text)?->id : null;

        RareFirst::narrow(
            $transactions,
            'transactions.id',
            fn (Builder $some): Builder => $some->where(function (Builder $any) use ($cents, $isCode, $clientId): void {
                if ($isCode) {
                    PrefixFilter::begins($any, 'transactions.reference', $this->text);
                }
                if ($cents !== null) {
                    $any->orWhere('transactions.amount_cents', $cents);
                }
                if ($clientId !== null) {
                    $any->orWhere('transactions.client_id', $clientId);
                }
            }),
        );
    }

    /** The amount as in the list, without its sign; null when the text is not an amount. */
    private static function cents(string $text): ?int
    {
        if (preg_match(self::AMOUNT, $text, $parts) !== 1) {
            return null;
        }

        return (int) str_replace(',', '', $parts[1]) * 100 + (int) str_pad($parts[2] ?? '', 2, '0');
    }
}
