<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Guides\GuideValues;
use App\Enums\GuideValue;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Opens an event for a sign of harm. It is due by the risk schedule. */
final readonly class OpenRsgEvent
{
    public function __construct(private AuditTrail $audit, private SentFormRegistry $forms, private GuideValues $values) {}

    /** @param  string|null  $reference  identifies the form, so that a repeated submit is one event */
    public function handle(
        Client $client,
        RsgEventKind $kind,
        RsgEventSeverity $severity,
        string $description,
        User $officer,
        ?string $reference = null,
    ): RsgEvent {
        $content = [$client->id, $kind->value, $severity->value, $description];

        return $this->forms->once(
            $officer,
            $reference,
            RsgEvent::class,
            $content,
            fn (): RsgEvent => DB::transaction(function () use ($client, $kind, $severity, $description, $officer): RsgEvent {
                $event = RsgEvent::query()->create([
                    'client_id' => $client->id,
                    'kind' => $kind,
                    'severity' => $severity,
                    'description' => $description,
                    'owner_id' => $officer->id,
                    'due_at' => now()->addDays($this->values->int(GuideValue::daysToAct($severity))),
                ]);
                $this->audit->record(
                    'client.rsg_event_opened',
                    $client,
                    after: ['rsg_event_id' => $event->id, 'kind' => $kind->value, 'severity' => $severity->value],
                );

                return $event;
            }));
    }
}
