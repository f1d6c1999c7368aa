<?php

declare(strict_types=1);

namespace App\Domain\Guides;

use App\Enums\GuideKey;
use App\Models\Guide;
use App\Models\GuideVersion;
use App\Models\Role;
use App\Support\BusinessDays;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;

/** The tasks of a business day: the rows of the daily tasks guide in the version that applied at its end. */
final readonly class DailyTaskSchedule
{
    /** @return list<DailyTask> empty on weekends and public holidays */
    public function on(CalendarDay $day): array
    {
        $version = self::isBusinessDay($day) ? $this->version($day) : null;

        return $version === null ? [] : DailyTask::read($version->body, self::roles())[0];
    }

    /** The day on which this day's version came into force. */
    public function since(CalendarDay $day): CalendarDay
    {
        return CalendarDay::around($this->version($day)->effective_at ?? $day->from);
    }

    public static function isBusinessDay(CalendarDay $day): bool
    {
        return BusinessDays::isBusinessDay(CarbonImmutable::parse($day->date), null);
    }

    /**
     * A role keeps its first title when it is renamed, so that its tasks stay, unless another role has that title now.
     *
     * @return array<string, int> ids by title in lower case, and by the first title as a slug
     */
    public static function roles(): array
    {
        $titles = $slugs = [];
        foreach (Role::query()->orderBy('id')->get(['id', 'name', 'title']) as $role) {
            $titles[mb_strtolower($role->title)] = $role->id;
            $slugs[$role->firstTitleSlug()] ??= $role->id;
        }
        // A title in another script, such as 夜班, has no slug. Otherwise every row of an unknown role would be this role's.
        unset($slugs['']);

        return $titles + $slugs;
    }

    private function version(CalendarDay $day): ?GuideVersion
    {
        return Guide::query()->where('slug', GuideKey::DailyTasks)->sole()->versionAt($day->until->subSecond()->min(now()));
    }
}
