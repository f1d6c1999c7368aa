<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

/** One row that a clean-up changes: only the fields that change, as the database stores them. */
final readonly class Change
{
    /** The DB client is merged into another. */
    public const MERGE = 'db_client_merge';

    /** Where the rows of a kind of subject stand. */
    public const TABLES = [
        'db_client' => 'db_clients', 'db_phone_number' => 'db_phone_numbers', 'db_address' => 'db_addresses', 'note' => 'notes', 'db_client_outcome' => 'db_client_outcomes',
    ];

    /**
     * @param  array<string, int|string|bool|null>  $before  of a row that goes, all of it
     * @param  array<string, int|string|bool|null>|null  $after  null for a row that goes
     */
    public function __construct(
        public string $subjectType,
        public int $subjectId,
        public int $dbClientId,
        public array $before,
        public ?array $after,
    ) {}
}
