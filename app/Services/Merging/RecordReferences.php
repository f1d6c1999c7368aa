<?php

declare(strict_types=1);

namespace App\Services\Merging;

/**
 * Everything that points at a lead or a prospect, and what a merge of two of them does with it. A place that is missing here
 * fails RecordReferencesTest, which walks the schema.
 */
final readonly class RecordReferences
{
    private const ATTACHED = ['attachments' => 'subject', 'betstop_checks' => 'person', 'consents' => 'person', 'notes' => 'subject', 'notifications' => 'notifiable'];

    /** type => tables whose column of that name gets the winner's id */
    private const OWNED = [
        'lead' => ['db_clients' => 'lead_id'],
        'db_client' => ['db_addresses' => 'db_client_id', 'db_client_outcomes' => 'db_client_id', 'db_phone_numbers' => 'db_client_id'],
    ];

    /** What stays with the record that it was about, and why. */
    public const STAYS = [
        'audit_events.subject_id' => 'The log is append-only; what was done to a record is told of that record.',
        'db_cleanup_changes.db_client_id' => 'Says which record a clean-up changed; its undo looks for that one.',
        'db_cleanup_changes.subject_id' => 'Says which record a clean-up changed; its undo looks for that one.',
        'import_rows.subject_id' => 'Says which record a row of an import made.',
        'matches.left_id' => 'Moved pair by pair: see MatchPairs.',
        'matches.right_id' => 'Moved pair by pair: see MatchPairs.',
        'search_terms.subject_id' => 'Worked out anew from the record.',
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
