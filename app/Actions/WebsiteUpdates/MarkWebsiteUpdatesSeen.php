<?php

declare(strict_types=1);

namespace App\Actions\WebsiteUpdates;

use App\Models\User;
use App\Models\WebsiteUpdate;
use Illuminate\Support\Facades\DB;

/** Clears the badge of everything up to the newest update that the user has on screen. Later ones stay unread. */
final readonly class MarkWebsiteUpdatesSeen
{
    public function handle(User $user, WebsiteUpdate $newest): void
    {
        DB::transaction(static function () use ($user, $newest): void {
            DB::table('website_update_visits')->insertOrIgnore(['user_id' => $user->id, 'seen_at' => $newest->published_at]);
            DB::table('website_update_visits')
                ->where('user_id', $user->id)
                ->where('seen_at', '<', $newest->published_at)
                ->update(['seen_at' => $newest->published_at]);
        }, 3);
    }
}
