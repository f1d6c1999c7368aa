<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Guides\DailyTask;
use App\Domain\Guides\DailyTaskSchedule;
use App\Domain\Guides\GuideTableParser;
use App\Domain\Guides\GuideValues;
use App\Enums\Ability;
use App\Enums\GuideKey;
use App\Models\DailyTaskCompletion;
use App\Models\Guide;
use App\Models\GuideAcknowledgement;
use App\Models\GuideVersion;
use App\Models\User;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;

/** Guides with several versions, their readers, and two weeks of daily tasks. */
final class GuideWorkSeeder
{
    public function __construct(private readonly DailyTaskSchedule $schedule, private readonly GuideValues $values) {}

    public function run(): void
    {
        $this->guide(GuideKey::Limits, 'dana.whitford', 120, [
            [95, 'First version', ['$1,000.00' => '$2,000.00', '240 minutes' => '300 minutes'], 'pauline.drummond'],
            [40, 'Second approver from $1,000 instead of $2,000', ['240 minutes' => '300 minutes'], 'pauline.drummond'],
            [6, 'Withdrawals are late after four hours', [], 'pauline.drummond'],
            [-8, 'Deposits are late after three hours from next week', ['| 4 hours |' => '| 3 hours |'], 'pauline.drummond'],
        ]);
        $this->guide(GuideKey::RiskSchedule, 'omar.haddad', -12, [
            [95, 'First version', ['| 7 days |' => '| 10 days |'], 'felix.brandt'],
            [20, 'Low severity within a week', [], 'felix.brandt'],
        ]);
        $this->guide(GuideKey::DailyTasks, 'siobhan.keane', 45, [
            [95, 'First version', ["| Risk analyst | Review shared IP addresses of new clients | 14:00 | No |\n" => ''], 'pauline.drummond'],
            [30, 'Risk analysts review shared IP addresses', [], 'pauline.drummond'],
        ]);
        $this->guide(GuideKey::SbScrapping, 'felix.brandt', 60, [
            [95, 'First version', ['for an hour' => 'for ten minutes'], 'maya.okonkwo'],
            [12, 'A captcha means an hour of rest', [], 'maya.okonkwo'],
        ]);
        $this->draft();
        $this->completions();
        $this->values->forget();
    }

    /** @param  list<array{int, string, array<string, string>, string}>  $versions  days ago, summary, differences from the text that Paddock comes with, publisher */
    private function guide(GuideKey $key, string $owner, int $reviewIn, array $versions): void
    {
        $guide = Guide::query()->where('slug', $key)->sole();
        $guide->update(['owner_id' => self::user($owner)->id, 'review_on' => CalendarDay::today()->plus($reviewIn)->date]);
        $text = (string) file_get_contents(resource_path("guides/{$key->value}.md"));
        $first = (int) $guide->versions()->max('number');
        foreach ($versions as $index => [$daysAgo, $summary, $differences, $publisher]) {
            $body = strtr($text, $differences);
            $at = $daysAgo > 0 ? CarbonImmutable::now()->subDays($daysAgo)->startOfHour() : CalendarDay::today()->plus(-$daysAgo)->from;
            $version = GuideVersion::query()->create([
                'guide_id' => $guide->id, 'number' => $first + $index + 1, 'body' => $body, 'summary' => $summary, 'author_id' => $guide->owner_id,
                'table_values' => $key->hasValues() ? GuideTableParser::values($key, $body)[0] : null,
                'publisher_id' => self::user($publisher)->id, 'published_at' => $daysAgo > 0 ? $at : now()->subDay(), 'effective_at' => $at,
            ]);
            if ($daysAgo > 0) {
                $this->readers($version, $at, isNewest: $daysAgo < 25);
            }
        }
    }

    /** Most have read it; a few have not read the newest version. */
    private function readers(GuideVersion $version, CarbonImmutable $at, bool $isNewest): void
    {
        foreach (User::writersHolding(Ability::ViewGuides)->orderBy('id')->pluck('id') as $place => $id) {
            if (! $isNewest || ($place + $version->id) % 4 !== 0) {
                GuideAcknowledgement::query()->create([
                    'guide_version_id' => $version->id,
                    'user_id' => $id,
                    'acknowledged_at' => $at->addHours(2 + $place)->min(now()),
                ]);
            }
        }
    }

    private function draft(): void
    {
        $guide = Guide::query()->where('slug', GuideKey::RiskSchedule)->sole();
        GuideVersion::query()->create([
            'guide_id' => $guide->id,
            'number' => (int) $guide->versions()->max('number') + 1,
            'author_id' => $guide->owner_id,
            'summary' => 'Duplicates from a score of 65',
            'body' => str_replace(
                '| Possible duplicate from score | 60 |',
                '| Possible duplicate from score | 65 |',
                (string) file_get_contents(resource_path('guides/risk-schedule.md')),
            ),
        ]);
    }

    private function completions(): void
    {
        for ($daysAgo = 14; $daysAgo >= 0; $daysAgo--) {
            $day = CalendarDay::today()->plus(-$daysAgo);
            foreach ($this->schedule->on($day) as $place => $task) {
                $people = User::query()->where('role_id', $task->roleId)->where('is_active', true)->orderBy('id')->get();
                $at = $day->from->addHours(9)->addMinutes(17 * $place % 400);
                // Some are missed or carried over, and half of today's are still open.
                $isCarried = $task->carriesOver && $place % 5 === 0 && $daysAgo < 4;
                if ($people->isNotEmpty() && ! $isCarried && ($place + 3 * $daysAgo) % ($daysAgo === 0 ? 2 : 7) !== 0 && $at->isPast()) {
                    $this->complete($task, $day, (int) $people[$daysAgo % $people->count()]->id, $at);
                }
            }
        }
    }

    private function complete(DailyTask $task, CalendarDay $day, int $userId, CarbonImmutable $at): void
    {
        DailyTaskCompletion::query()->insert([
            'role_id' => $task->roleId,
            'task' => $task->task,
            'day' => $day->date,
            'user_id' => $userId,
            'completed_at' => $at,
        ]);
    }

    private static function user(string $name): User
    {
        return User::query()->where('email', "{$name}@paddock.example")->sole();
    }
}
