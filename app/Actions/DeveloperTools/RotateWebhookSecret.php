<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Webhooks\WebhookSecret;
use App\Models\WebhookSource;
use Illuminate\Support\Facades\DB;

final readonly class RotateWebhookSecret
{
    public const OLD_SECRET_HOURS = 24;

    public function __construct(private AuditTrail $audit) {}

    /**
     * The previous secret stays valid for a day, so that the sender can switch. Older secrets end immediately.
     *
     * @return string the new secret; show it once
     */
    public function handle(WebhookSource $source): string
    {
        return DB::transaction(function () use ($source): string {
            $current = WebhookSource::query()->lockForUpdate()->findOrFail($source->id);
            $secret = WebhookSecret::generate();
            $until = now()->addHours(self::OLD_SECRET_HOURS);
            $current->update(['previous_secret' => $current->secret, 'previous_secret_until' => $until, 'secret' => $secret]);
            $this->audit->record('webhook_source.secret_rotated', $current, after: ['previous_secret_until' => $until->toIso8601ZuluString()]);

            return $secret;
        });
    }
}
