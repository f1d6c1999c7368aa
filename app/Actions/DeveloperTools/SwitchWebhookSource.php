<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\WebhookSource;
use Illuminate\Support\Facades\DB;

final readonly class SwitchWebhookSource
{
    public function __construct(private AuditTrail $audit) {}

    /** Calls of a deactivated source are refused as if it did not exist. */
    public function handle(WebhookSource $source, bool $isActive): void
    {
        DB::transaction(function () use ($source, $isActive): void {
            $changed = WebhookSource::query()->whereKey($source->id)->where('is_active', ! $isActive)->update(['is_active' => $isActive]);
            if ($changed === 1) {
                $this->audit->record(
                    $isActive ? 'webhook_source.activated' : 'webhook_source.deactivated',
                    $source,
                    ['is_active' => ! $isActive],
                    ['is_active' => $isActive],
                );
            }
        });
    }
}
