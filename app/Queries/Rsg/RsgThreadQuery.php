<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\RsgThread;
use App\Lists\ListContext;
use App\Lists\Rsg\CommunicationList;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\User;

/** The responsible-gambling messages with one client, for the drawer. */
final readonly class RsgThreadQuery
{
    private const MESSAGES = 50;

    public function __construct(private CommunicationList $list) {}

    /** Null when there is no message. */
    public function find(int $clientId, User $viewer): ?RsgThread
    {
        $messages = RsgCommunication::query()->where('client_id', $clientId)->latest('sent_at')->latest('id')->limit(self::MESSAGES)->get()->modelKeys();
        $rows = $this->list->find(array_values(array_map(intval(...), $messages)), new ListContext($viewer));
        if ($rows === []) {
            return null;
        }
        $open = RsgCommunication::query()->with('owner')->where('client_id', $clientId)->whereNull('resolved_at')->orderBy('due_at')->orderBy('id')->get();
        $first = $open->first();

        return new RsgThread(
            client: $rows[0]->client,
            messages: $rows,
            open_count: $open->count(),
            owner_id: $first?->owner_id,
            owner_name: $first?->owner?->full_name,
            severity: $first?->severity,
            due_at: $first?->due_at->toIso8601ZuluString(),
            is_deleted: Client::query()->whereKey($clientId)->doesntExist(),
        );
    }
}
