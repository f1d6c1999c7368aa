<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Domain\Matches\Merging\ClientReferences;
use App\Models\AuditEvent;
use App\Models\Client;
use Illuminate\Support\Facades\DB;

/** The activity on a client since its conversion, which prevents an undo. */
final readonly class ClientTraces
{
    /** Names for tables whose own name is not readable. */
    private const WORDS = [
        'attachments' => 'files', 'barred_entries' => 'barred entries', 'betstop_checks' => 'BetStop checks', 'betstop_updates' => 'BetStop notices',
        'bonus_claims' => 'bonuses', 'client_backgrounds' => 'background', 'client_monthly_stats' => 'bets', 'conversations' => 'messages', 'db_clients' => 'DB clients', 'deposits' => 'money',
        'emails' => 'messages', 'ip_sightings' => 'visits', 'leads' => 'other leads', 'rsg_communications' => 'messages', 'rsg_events' => 'RSG events', 'rsg_form_submissions' => 'forms',
        'rsg_limits' => 'limits', 'social_media_reviews' => 'reviews', 'transactions' => 'money', 'transfers' => 'money', 'withdrawals' => 'money',
    ];

    /** Rows that the conversion itself creates. */
    private const OWN = ['leads' => 1, 'betstop_checks' => 1];

    /** Every new client causes a risk check notification. */
    private const NO_TRACE = 'notifications';

    /** Written by the conversion, only a view, or counted by their own table. */
    private const NO_EDITS = ['client.created', 'client.betstop_checked', 'client.contact_revealed', 'client.note_added'];

    /** @return list<string> names of the activities; empty for none */
    public static function of(Client $client): array
    {
        $found = [];
        foreach (ClientReferences::moved() as ['table' => $table, 'column' => $column, 'type' => $type]) {
            if ($table === self::NO_TRACE) {
                continue;
            }
            $rows = DB::table($table)->where($column, $client->id)->when($type !== null, static fn ($query) => $query->where((string) $type, 'client'));
            $words = self::WORDS[$table] ?? str_replace('_', ' ', $table);
            $found[$words] = ($found[$words] ?? false) || $rows->offset(self::OWN[$table] ?? 0)->limit(1)->get([$column])->isNotEmpty();
        }
        // Events with another subject also name the client.
        $found['edits'] = AuditEvent::query()->where('client_id', $client->id)->where('subject_type', '<>', 'lead')->whereNotIn('action', self::NO_EDITS)->exists();

        return array_keys(array_filter($found));
    }
}
