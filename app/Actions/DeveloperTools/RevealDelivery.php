<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\WebhookDelivery;
use Illuminate\Support\Facades\DB;

final readonly class RevealDelivery
{
    public function __construct(private AuditTrail $audit) {}

    /** Returns the payload. It contains personal data, so the access is audited. */
    public function handle(WebhookDelivery $delivery): string
    {
        return DB::transaction(function () use ($delivery): string {
            $this->audit->record('webhook_delivery.revealed', $delivery, after: ['source' => $delivery->source, 'endpoint' => $delivery->endpoint]);

            return $delivery->payload;
        });
    }
}
