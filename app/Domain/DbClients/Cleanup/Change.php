<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

/** A change that a clean-up makes to one row: the fields that change, as the database stores them. */
final readonly class Change
{
    /** The DB client is merged into another. */
    public const MERGE = 'db_client_merge';

    /** The table of each subject type. */
    public const TABLES = [
        'db_client' => 'db_clients',
        'db_phone_number' => 'db_phone_numbers',
        'db_address' => 'db_addresses',
        'note' => 'notes',
        'db_client_outcome' => 'db_client_outcomes',
    ];

    /**
     * @param  array<string, int|string|bool|null>  $before  all columns of a deleted row
     * @param  array<string, int|string|bool|null>|null  $after  null for a deleted row
     */
    public function __construct(
        public string $subjectType,
        public int $subjectId,
        public int $dbClientId,
        public array $before,
        public ?array $after,
    ) {}
}
