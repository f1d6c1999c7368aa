<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Models\Company;
use App\Models\User;
use App\Models\WebsiteUpdate;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

/** Product changes: published, scheduled and a draft, with the colleagues who have read them. */
final class WebsiteUpdateSeeder extends Seeder
{
    /** Author, hours until publication (null: draft), whether it is about a brand, title, text. */
    private const UPDATES = [
        [
            'Maya',
            -900,
            false,
            'Search finds phone numbers without spaces',
            'Type a mobile number in any way: 0491570156, 0491 570 156 or +61 491 570 156. The profile search finds the client.',
        ],
        [
            'Zara',
            -620,
            true,
            'New sign-up form',
            "The form now asks for the date of birth first. People under 18 can't continue.\n\nTell the RSG desk if a client asks why.",
        ],
        [
            'Felix',
            -300,
            false,
            'Withdrawals show who is paying',
            'When a colleague opens the account details of a withdrawal, it is claimed for them. No other colleague can pay it until they record the result.',
        ],
        [
            'Zara',
            -70,
            true,
            'Spring Carnival banner',
            'The banner links to the promotion page until the end of the carnival. It is hidden from clients who have a time-out.',
        ],
        [
            'Maya',
            -5,
            false,
            'Shared logins are in Services',
            'Ask for a login in Services → Credentials. Revealing one takes a reason and your password, and the owner gets an email.',
        ],
        ['Zara', 52, true, 'Summer colours', 'The home page changes to the summer theme.'],
        ['Felix', null, false, 'Faster deposit queue', 'Draft: measure again after the release.'],
    ];

    public function run(): void
    {
        $staff = User::query()->pluck('id', 'first_name');
        $company = Company::query()->orderBy('id')->value('id');
        foreach (self::UPDATES as [$author, $hours, $isBrand, $title, $body]) {
            WebsiteUpdate::query()->create([
                'user_id' => $staff[$author],
                'title' => $title,
                'body' => $body,
                'company_id' => $isBrand ? $company : null,
                'published_at' => $hours === null ? null : now()->addHours($hours),
            ]);
        }
        DB::table('website_update_visits')->insert(
            $staff
                ->except(['Hugo', 'Nell'])
                ->map(static fn (int $id): array => ['user_id' => $id, 'seen_at' => now()->subHours(72)->format('Y-m-d H:i:s')])
                ->values()
                ->all(),
        );
    }
}
