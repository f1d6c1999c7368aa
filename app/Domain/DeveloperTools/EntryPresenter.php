<?php

declare(strict_types=1);

namespace App\Domain\DeveloperTools;

use App\Data\DeveloperTools\TelescopeFact;
use App\Data\DeveloperTools\TelescopeRow;
use App\Enums\TelescopeEntryType;
use App\Support\DataFactory;
use stdClass;

/** Describes recorded entries. */
final readonly class EntryPresenter
{
    /** @param  stdClass  $row  of `telescope_entries`, with a `user_name` */
    public static function row(stdClass $row): TelescopeRow
    {
        $type = TelescopeEntryType::from($row->type);

        return DataFactory::make(TelescopeRow::class, $row, [
            'id' => (int) $row->sequence,
            'duration_ms' => $row->duration_ms === null ? null : (float) $row->duration_ms,
            'details' => self::summary($type, self::content($row)),
            'user_name' => $row->user_name ?? null,
        ]);
    }

    /** @return array<string, mixed> */
    public static function content(stdClass $row): array
    {
        /** @var array<string, mixed> */
        return json_decode((string) $row->content, true) ?: [];
    }

    /**
     * @param  array<string, mixed>  $content
     * @return list<TelescopeFact>
     */
    public static function facts(TelescopeEntryType $type, array $content): array
    {
        $facts = match ($type) {
            TelescopeEntryType::Request => [
                'Route' => $content['route'],
                'Records' => implode(
                    ', ',
                    array_map(
                        static fn (int|string $name, mixed $id): string => "{$name} {$id}",
                        array_keys($content['ids']),
                        $content['ids'],
                    ),
                ),
                'Queries' => self::queries($content),
                'Cache' => ($reads = $content['cache_hits'] + $content['cache_misses']) > 0 ? "{$content['cache_hits']} of {$reads} keys found" : null,
                'Memory' => "{$content['memory_mb']} MB",
            ],
            TelescopeEntryType::Query => ['Connection' => $content['connection'], 'Sent from' => $content['at']],
            TelescopeEntryType::Exception => [
                'Message' => $content['message'],
                'Thrown at' => $content['at'],
                'Caused by' => implode(', ', $content['previous']),
            ],
            TelescopeEntryType::Job => [
                'Queue' => $content['queue'],
                'Attempt' => $content['attempts'] > 0 ? (string) $content['attempts'] : null,
            ],
            TelescopeEntryType::Mail => ['Recipients' => (string) $content['recipients']],
            TelescopeEntryType::Broadcast => ['Events' => (string) $content['events'], 'Channels' => (string) $content['channels']],
            TelescopeEntryType::Server => [],
        };

        return array_values(
            array_map(
                static fn (string $term, ?string $details): TelescopeFact => new TelescopeFact(
                    $term,
                    $details === '' ? null : $details,
                ),
                array_keys($facts),
                $facts,
            ),
        );
    }

    /** @param  array<string, mixed>  $content */
    private static function summary(TelescopeEntryType $type, array $content): ?string
    {
        return match ($type) {
            TelescopeEntryType::Request => self::queries($content),
            TelescopeEntryType::Query => $content['at'],
            TelescopeEntryType::Exception => $content['message'] === '' ? $content['at'] : $content['message'],
            TelescopeEntryType::Job => $content['attempts'] > 1 ? "{$content['queue']}, attempt {$content['attempts']}" : $content['queue'],
            TelescopeEntryType::Mail => self::count($content['recipients'], 'recipient'),
            TelescopeEntryType::Broadcast => self::count($content['events'], 'event').' to '.self::count($content['channels'], 'channel'),
            TelescopeEntryType::Server => null,
        };
    }

    /** @param  array<string, mixed>  $content  of a request */
    private static function queries(array $content): string
    {
        return ($content['queries'] === 1 ? '1 query' : "{$content['queries']} queries").", {$content['query_ms']} ms";
    }

    private static function count(int $count, string $noun): string
    {
        return number_format($count)." {$noun}".($count === 1 ? '' : 's');
    }
}
