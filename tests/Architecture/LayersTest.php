<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\TestCase;

/** Layers, cycles and area names, read from the `use` lines. docs/architecture.md explains the layers. */
final class LayersTest extends TestCase
{
    /** Each layer may import itself and the layers below it. */
    private const RANKS = [
        'Providers' => 0,
        'Http' => 1, 'Console' => 1, 'Jobs' => 1, 'Listeners' => 1, 'Mail' => 1,
        'Actions' => 2,
        'Queries' => 3,
        'Lists' => 4,
        'Policies' => 5,
        'Domain' => 6,
        'Infrastructure' => 7,
        'Inertia' => 8, 'Events' => 8, 'Models' => 8, 'Enums' => 8, 'Data' => 8, 'Support' => 8,
    ];

    /** Actions queue jobs and mail (docs/decisions/0028): the only upward imports. */
    private const QUEUED = ['Jobs', 'Mail'];

    private const AREAS = [
        'Attachments', 'Auth', 'Automations', 'Bonus', 'Clients', 'Dashboard', 'DbClients', 'DepositMatching', 'Deposits', 'DeveloperTools', 'DuplicateOsko', 'FilterPresets', 'Guides',
        'Imports', 'Intake', 'Leads', 'Ledger', 'Matches', 'Messages', 'Notes', 'Notifications', 'Payments', 'People', 'Protection', 'Reports', 'Rsg', 'Search',
        'Services', 'Shell', 'Sms', 'Stats', 'TeamNotes', 'Transactions', 'UserProfile', 'Users', 'WebsiteUpdates', 'Withdrawals',
    ];

    /** Folders of a layer that are not areas. */
    private const OTHER_FOLDERS = [
        'Data' => ['Lists', 'Shared'],
        'Http/Controllers' => ['Api', 'Concerns', 'Realtime'],
        'Http/Requests' => ['Api', 'Concerns'],
        'Lists' => ['Exports', 'Filters'],
    ];

    public function test_imports_point_downward(): void
    {
        $upward = [];
        foreach (SourceTree::imports() as $class => $imports) {
            $from = explode('\\', $class)[1];
            foreach ($imports as $import) {
                $to = explode('\\', $import)[1];
                if (self::RANKS[$to] < self::RANKS[$from] && ! ($from === 'Actions' && in_array($to, self::QUEUED, true))) {
                    $upward[] = "{$class} imports {$import}";
                }
            }
        }

        $this->assertSame([], $upward);
    }

    public function test_actions_only_queue_jobs_and_mail(): void
    {
        $called = [];
        foreach (SourceTree::php('app/Actions') as $path => $source) {
            preg_match_all('/^use App\\\\(?:Jobs|Mail)\\\\[\w\\\\]*\\\\(\w+);/m', $source, $imports);
            foreach ($imports[1] as $name) {
                if (preg_match("/(?<!new )\b{$name}\b(?!::dispatch\(|;)/", $source) === 1) {
                    $called[] = "{$path} uses {$name} without queueing it";
                }
            }
        }

        $this->assertSame([], $called);
    }

    public function test_every_folder_has_a_layer(): void
    {
        $this->assertSame([], array_values(array_diff(SourceTree::folders('app'), array_keys(self::RANKS))));
    }

    public function test_domain_areas_have_no_import_cycle(): void
    {
        $this->assertSame([], $this->cycles('Domain'));
    }

    public function test_infrastructure_parts_have_no_import_cycle(): void
    {
        $this->assertSame([], $this->cycles('Infrastructure'));
    }

    public function test_each_area_has_one_name_in_every_layer(): void
    {
        $unknown = [];
        foreach (['Actions', 'Data', 'Domain', 'Http/Controllers', 'Http/Requests', 'Jobs', 'Lists', 'Queries'] as $layer) {
            foreach (array_diff(SourceTree::folders("app/{$layer}"), self::AREAS, self::OTHER_FOLDERS[$layer] ?? []) as $folder) {
                $unknown[] = "app/{$layer}/{$folder}";
            }
        }

        $this->assertSame([], $unknown);
    }

    public function test_actions_and_queries_contain_nothing_else(): void
    {
        $others = [];
        foreach (SourceTree::php('app/Actions') as $path => $source) {
            if (! str_contains($source, 'public function handle(')) {
                $others[] = "{$path} has no handle()";
            }
        }
        foreach (SourceTree::php('app/Queries') as $path => $source) {
            if (! str_ends_with($path, 'Query.php')) {
                $others[] = "{$path} is not a query";
            }
        }

        $this->assertSame([], $others);
    }

    /** @return list<string> each cycle as "A > B > A" */
    private function cycles(string $layer): array
    {
        $graph = [];
        foreach (SourceTree::imports() as $class => $imports) {
            foreach ($imports as $import) {
                [, $from, $area] = explode('\\', $class);
                [, $to, $other] = explode('\\', $import);
                if ($from === $layer && $to === $layer && $area !== $other) {
                    $graph[$area][$other] = true;
                }
            }
        }

        $cycles = $done = [];
        foreach (array_keys($graph) as $area) {
            $this->follow($graph, $area, [], $done, $cycles);
        }

        return $cycles;
    }

    /**
     * @param  array<string, array<string, true>>  $graph
     * @param  list<string>  $path
     * @param  array<string, true>  $done
     * @param  list<string>  $cycles
     */
    private function follow(array $graph, string $area, array $path, array &$done, array &$cycles): void
    {
        $at = array_search($area, $path, true);
        if ($at !== false) {
            $cycles[] = implode(' > ', [...array_slice($path, $at), $area]);

            return;
        }
        if (isset($done[$area])) {
            return;
        }
        foreach (array_keys($graph[$area] ?? []) as $next) {
            $this->follow($graph, $next, [...$path, $area], $done, $cycles);
        }
        $done[$area] = true;
    }
}
