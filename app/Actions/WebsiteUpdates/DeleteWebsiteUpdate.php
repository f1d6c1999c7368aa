<?php

declare(strict_types=1);

namespace App\Actions\WebsiteUpdates;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\WebsiteUpdate;
use Illuminate\Support\Facades\DB;

/** Removes a product change from the page. Its row is kept, and `restore` undoes it. */
final readonly class DeleteWebsiteUpdate
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(WebsiteUpdate $update, User $user): void
    {
        DB::transaction(function () use ($update, $user): void {
            $update->delete();
            $this->audit->record('website_update.deleted', $update, ['title' => $update->title], actorId: $user->id);
        }, 3);
    }

    public function restore(WebsiteUpdate $update, User $user): void
    {
        DB::transaction(function () use ($update, $user): void {
            $current = WebsiteUpdate::onlyTrashed()->lockForUpdate()->find($update->id);
            if ($current !== null) {
                $current->restore();
                $this->audit->record('website_update.restored', $current, after: ['title' => $current->title], actorId: $user->id);
            }
        }, 3);
    }
}
