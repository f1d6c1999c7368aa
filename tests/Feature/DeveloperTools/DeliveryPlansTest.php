<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** The list of deliveries stays quick however many there are: every filter has an index. */
final class DeliveryPlansTest extends DeveloperTestCase
{
    private const ROWS = 2_000;

    /**
     * @param  list<string>  $columns  one of whose indexes is used
     * @param  int  $reads  the page and its count; a page that holds all rows needs no count
     */
    #[TestWith(['search=key-7', ['delivery_id'], 1])]
    #[TestWith(['search=7', ['delivery_id'], 1])]
    #[TestWith(['endpoint=api.clients.store', ['endpoint', 'received_at', 'id'], 2])]
    #[TestWith(['source=webhook:7', ['source', 'received_at', 'id'], 2])]
    #[Group('sqlite')]
    public function test_no_filter_reads_the_whole_table(string $query, array $columns, int $reads): void
    {
        $this->keepMany();

        $plans = $this->plansOf($query);

        $index = 'webhook_deliveries_'.implode('_', $columns).'_index';
        foreach ($plans as $plan) {
            $this->assertStringContainsString($index, $plan);
            $this->assertDoesNotMatchRegularExpression('/SCAN webhook_deliveries/', $plan);
            $this->assertTrue($columns === ['delivery_id'] || ! str_contains($plan, 'TEMP B-TREE'), $plan);
        }
        $this->assertCount($reads, $plans);
    }

    private function keepMany(): void
    {
        $row = ['source_name' => 'Bank feed', 'content_type' => 'application/json', 'payload' => '', 'payload_hash' => '', 'created_at' => now(), 'updated_at' => now()];
        foreach (array_chunk(range(1, self::ROWS), 100) as $numbers) {
            DB::table('webhook_deliveries')->insert(array_map(static fn (int $number): array => [...$row,
                'source' => $number % 20 === 0 ? 'webhook:7' : 'token:1', 'endpoint' => $number % 20 === 0 ? 'api.clients.store' : 'api.bank-lines.store',
                'delivery_id' => "key-{$number}", 'received_at' => now()->subSeconds($number),
            ], $numbers));
        }
        DB::statement('analyze');
    }

    /** @return list<string> the page's queries of the table */
    private function plansOf(string $query): array
    {
        $asked = [];
        DB::listen(static function (QueryExecuted $event) use (&$asked): void {
            $asked[] = $event;
        });
        $this->get("/developer/deliveries?{$query}")->assertOk();

        $selects = array_filter($asked, static fn (QueryExecuted $event): bool => Str::contains($event->sql, 'from "webhook_deliveries"'));

        return array_values(array_map(
            static fn (QueryExecuted $event): string => implode("\n", array_column(DB::select("explain query plan {$event->sql}", $event->bindings), 'detail')),
            $selects,
        ));
    }
}
