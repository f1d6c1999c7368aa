<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Models\BonusPromotion;
use App\Models\Client;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchSubject;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/** Writes the search terms anew, batch by batch; the searches work on meanwhile. */
final class RebuildSearch extends Command
{
    private const BATCH = 1000;

    /** @var list<class-string<Model&SearchSubject>> */
    private const SUBJECTS = [Client::class, BonusPromotion::class];

    protected $signature = 'search:rebuild {--subject=* : Only these, by their stored name, such as "client"}';

    protected $description = 'Build the search index from the records';

    public function handle(SearchIndex $index): int
    {
        $wanted = (array) $this->option('subject');

        foreach (self::SUBJECTS as $class) {
            $type = (new $class)->getMorphClass();
            if ($wanted === [] || in_array($type, $wanted, true)) {
                $this->components->info("{$type}: {$this->rebuild($index, $class, $type)} indexed.");
            }
        }

        return self::SUCCESS;
    }

    /** @param  class-string<Model&SearchSubject>  $class */
    private function rebuild(SearchIndex $index, string $class, string $type): int
    {
        $count = 0;
        $from = 1;
        $columns = ['id', ...$class::searchedColumns()];

        $class::query()->select($columns)->chunkById(self::BATCH, function (Collection $batch) use ($index, $type, &$count, &$from): void {
            $lastId = (int) $batch->last()?->getKey();
            $index->replaceBatch($type, $from, $lastId, $batch);
            $count += $batch->count();
            $from = $lastId + 1;
        });
        $index->replaceBatch($type, $from, PHP_INT_MAX, []);

        return $count;
    }
}
