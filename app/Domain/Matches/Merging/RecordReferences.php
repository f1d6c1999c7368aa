<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

/** All references to a lead or DB client and what a merge does with them. RecordReferencesTest reads the schema and fails for a missing one. */
final readonly class RecordReferences
{
    private const ATTACHED = ['attachments' => 'subject', 'betstop_checks' => 'person', 'consents' => 'person', 'notes' => 'subject', 'notifications' => 'notifiable'];

    /** type => table => column that gets the winner's id */
    private const OWNED = [
        'lead' => ['db_clients' => 'lead_id'],
        'db_client' => ['db_addresses' => 'db_client_id', 'db_client_outcomes' => 'db_client_id', 'db_phone_numbers' => 'db_client_id'],
    ];

    /** References that stay with the loser, and why. */
    public const STAYS = [
        'audit_events.subject_id' => 'The log is append-only and belongs to the record it is about.',
        'db_cleanup_changes.db_client_id' => 'The undo of a clean-up needs the changed record.',
        'db_cleanup_changes.subject_id' => 'The undo of a clean-up needs the changed record.',
        'import_rows.subject_id' => 'The record that an import row created.',
        'matches.left_id' => 'MatchPairs moves each pair.',
        'matches.right_id' => 'MatchPairs moves each pair.',
        'search_terms.subject_id' => 'Rebuilt from the record.',
    ];

    /**
     * @param  'lead'|'db_client'  $type
     * @return list<array{table: string, column: string, type: string|null}> with the morph's type column
     */
    public static function moved(string $type): array
    {
        $moved = [];
        foreach (self::OWNED[$type] as $table => $column) {
            $moved[] = ['table' => $table, 'column' => $column, 'type' => null];
        }
        foreach (self::ATTACHED as $table => $morph) {
            $moved[] = ['table' => $table, 'column' => "{$morph}_id", 'type' => "{$morph}_type"];
        }

        return $moved;
    }
}
