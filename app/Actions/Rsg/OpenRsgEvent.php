<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Records\SentForms;
use Illuminate\Support\Facades\DB;

/** Notes a sign of harm, for somebody to act on in time: high within a day, medium within three, low within a week. */
final readonly class OpenRsgEvent
{
    public function __construct(private AuditTrail $audit, private SentForms $forms) {}

    /** @param  string|null  $reference  of the form: sent twice, it is one event */
    public function handle(Client $client, RsgEventKind $kind, RsgEventSeverity $severity, string $description, User $officer, ?string $reference = null): RsgEvent
    {
        $content = [$client->id, $kind->value, $severity->value, $description];

        return $this->forms->once($officer, $reference, RsgEvent::class, $content, fn (): RsgEvent => $this->open($client, $kind, $severity, $description, $officer));
    }

    private function open(Client $client, RsgEventKind $kind, RsgEventSeverity $severity, string $description, User $officer): RsgEvent
    {
        return DB::transaction(function () use ($client, $kind, $severity, $description, $officer): RsgEvent {
            $event = RsgEvent::query()->create([
                'client_id' => $client->id, 'kind' => $kind, 'severity' => $severity, 'description' => $description,
                'owner_id' => $officer->id, 'due_at' => now()->addDays($severity->daysToAct()),
            ]);
            $this->audit->record('client.rsg_event_opened', $client, after: ['rsg_event_id' => $event->id, 'kind' => $kind->value, 'severity' => $severity->value]);

            return $event;
        });
    }
}
