<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Illuminate\Database\Schema\ColumnDefinition;
use Illuminate\Support\Facades\DB;

/** Prefix searches need text in byte order. PostgreSQL sorts by language by default. For migrations. */
final readonly class ByteOrder
{
    private const COLLATION = 'C';

    public static function apply(ColumnDefinition $column): ColumnDefinition
    {
        return self::isPostgres() ? $column->collation(self::COLLATION) : $column;
    }

    /** A column of an index, as SQL. */
    public static function column(string $column): string
    {
        return self::isPostgres() ? $column.' collate "'.self::COLLATION.'"' : $column;
    }

    private static function isPostgres(): bool
    {
        return DB::connection()->getDriverName() === 'pgsql';
    }
}
