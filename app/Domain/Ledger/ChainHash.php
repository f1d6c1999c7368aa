<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

/**
 * The hashes of the ledger: each ledger transaction is hashed together with the one before it. The content is every posted column
 * and every entry in order; null is the empty string.
 */
final readonly class ChainHash
{
    public const START = '0000000000000000000000000000000000000000000000000000000000000000';

    /**
     * @param  array{idempotency_key: string, type: string, status: string, client_id: int|string|null, source_type: string, source_id: int|string, transaction_id: int|string, reverses_id: int|string|null, occurred_at: string, posted_at: string}  $row  times as `Y-m-d H:i:s`
     * @param  list<array{0: int|string, 1: int|string}>  $entries  account id and cents
     */
    public static function content(array $row, array $entries): string
    {
        $sides = '';
        foreach ($entries as [$account, $cents]) {
            $sides .= "{$account}:{$cents},";
        }

        return self::sealed([
            $row['idempotency_key'], $row['type'], $row['status'], $row['client_id'], $row['source_type'], $row['source_id'],
            $row['transaction_id'], $row['reverses_id'], $row['occurred_at'], $row['posted_at'], $sides,
        ]);
    }

    /**
     * @param  list<mixed>  $parts  the columns in the order of content(), and the entries as `12:500,13:-500,`
     */
    public static function sealed(array $parts): string
    {
        return hash('sha256', implode('|', $parts));
    }

    public static function next(string $previous, int $id, string $content): string
    {
        return hash('sha256', "{$previous}|{$id}|{$content}");
    }
}
