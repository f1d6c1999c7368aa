<?php

declare(strict_types=1);

namespace Tests\Support;

use Illuminate\Support\Facades\Schema;

/**
 * The tables of the default connection's own database.
 *
 * On MariaDB, Laravel's listing without a schema covers every database on the server, including those of other test processes.
 */
final readonly class OwnTables
{
    /** @return list<string> names without the schema */
    public static function names(): array
    {
        return array_values(Schema::getTableListing(Schema::getCurrentSchemaName(), schemaQualified: false));
    }
}
