<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Models\AuditEvent;
use App\Models\Client;
use App\Services\Merging\ClientReferences;
use Illuminate\Support\Facades\DB;

/** What has happened with a client since the conversion that made them, so that it can no longer be undone. */
final readonly class ClientTraces
{
    /** In words, by the table; of any other table the name says enough. */
    private const WORDS = [
        'attachments' => 'files', 'barred_entries' => 'barred entries', 'betstop_checks' => 'BetStop checks', 'betstop_updates' => 'BetStop notices',
        'bonus_claims' => 'bonuses', 'client_backgrounds' => 'background', 'client_monthly_stats' => 'bets', 'conversations' => 'messages', 'db_clients' => 'prospects', 'deposits' => 'money',
        'emails' => 'messages', 'ip_sightings' => 'visits', 'leads' => 'other leads', 'rsg_communications' => 'messages', 'rsg_events' => 'RSG events', 'rsg_form_submissions' => 'forms',
        'rsg_limits' => 'limits', 'social_media_reviews' => 'reviews', 'transactions' => 'money', 'transfers' => 'money', 'withdrawals' => 'money',
    ];

    /** So many rows come of the conversion itself: the lead, and what the register said. */
    private const OWN = ['leads' => 1, 'betstop_checks' => 1];

    /** The risk check that a new client waits for is told to everybody. */
    private const NO_TRACE = 'notifications';

    /** Done by the conversion itself, a mere look, or counted by its own table. */
    private const NO_EDITS = ['client.created', 'client.betstop_checked', 'client.contact_revealed', 'client.note_added'];

    /** @return list<string> in words; empty when there is nothing */
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
        // Whatever its subject is: an event that concerns the client names the client.
        $found['edits'] = AuditEvent::query()->where('client_id', $client->id)->where('subject_type', '<>', 'lead')->whereNotIn('action', self::NO_EDITS)->exists();

        return array_keys(array_filter($found));
    }
}
