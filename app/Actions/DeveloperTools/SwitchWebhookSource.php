<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Models\WebhookSource;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

final readonly class SwitchWebhookSource
{
    public function __construct(private AuditTrail $audit) {}

    /** A source that is switched off is refused like one that does not exist. */
    public function handle(WebhookSource $source, bool $isActive): void
    {
        DB::transaction(function () use ($source, $isActive): void {
            $changed = WebhookSource::query()->whereKey($source->id)->where('is_active', ! $isActive)->update(['is_active' => $isActive]);
            if ($changed === 1) {
                $this->audit->record($isActive ? 'webhook_source.activated' : 'webhook_source.deactivated', $source, ['is_active' => ! $isActive], ['is_active' => $isActive]);
            }
        });
    }
}
