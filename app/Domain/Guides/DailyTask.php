<?php

declare(strict_types=1);

namespace App\Domain\Guides;

use Illuminate\Support\Str;

/** A task of a role, from a row of the daily tasks guide. */
final readonly class DailyTask
{
    private const HEADINGS = ['role', 'task', 'by', 'carry over'];

    private const MOST_CHARACTERS = 160;

    public function __construct(
        public int $roleId,
        public string $role,
        public string $task,
        /** '10:00', or empty. */
        public string $by,
        /** Whether it stays open on the following business days until it is done. */
        public bool $carriesOver,
    ) {}

    /**
     * Reads the tasks of the daily tasks guide: tables with the headings Role, Task, By and Carry over.
     *
     * @param  array<string, int>  $roles  ids by title, and by the first title as a slug
     * @return array{list<self>, list<string>} the tasks, and what is wrong
     */
    public static function read(string $body, array $roles): array
    {
        $ids = array_change_key_case($roles);
        $tasks = $problems = [];
        foreach (GuideTableParser::tables($body) as $rows) {
            if (array_map(mb_strtolower(...), $rows[0]) !== self::HEADINGS) {
                continue;
            }
            foreach (array_slice($rows, 1) as $row) {
                [$role, $task, $by, $carries] = [...$row, '', '', '', ''];
                $roleId = $ids[mb_strtolower($role)] ?? $ids[Str::slug($role, '_')] ?? null;
                $key = mb_strtolower("{$roleId}\n{$task}");
                $problem = match (true) {
                    $roleId === null => "“{$role}” is not a role. Write a title of Users > Roles description.",
                    $task === '' => "A task of “{$role}” is empty.",
                    mb_strlen($task) > self::MOST_CHARACTERS => 'A task has at most '.self::MOST_CHARACTERS." characters: “{$task}”.",
                    $by !== '' && preg_match('/^([01]\d|2[0-3]):[0-5]\d$/', $by) !== 1 => "Write the time of “{$task}” like 10:00, not “{$by}”.",
                    ! in_array(mb_strtolower($carries), ['', 'yes', 'no'], true) => "Carry over of “{$task}” is yes or no, not “{$carries}”.",
                    isset($tasks[$key]) => "The task “{$task}” is there twice for {$role}.",
                    default => null,
                };
                if ($problem !== null || $roleId === null) {
                    $problems[] = $problem;
                } else {
                    $tasks[$key] = new self($roleId, $role, $task, $by, mb_strtolower($carries) === 'yes');
                }
            }
        }

        return [
            array_values($tasks),
            $tasks === [] && $problems === []
                ? ['The guide needs a table with the headings Role, Task, By and Carry over.']
                : $problems,
        ];
    }
}
