<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Search\SearchIndex;
use App\Models\BankLine;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Support\SearchSubject;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/** Rebuilds the search terms in batches. Searches keep working. */
final class RebuildSearch extends Command
{
    private const BATCH = 1000;

    /** @var array<class-string<Model&SearchSubject>, list<string>> with the relations that provide terms */
    private const SUBJECTS = [Client::class => [], Lead::class => [], DbClient::class => ['phoneNumbers'], BonusPromotion::class => [], BankLine::class => []];

    protected $signature = 'search:rebuild {--subject=* : Only these types, such as "client"}';

    protected $description = 'Rebuild the search index';

    public function handle(SearchIndex $index): int
    {
        $wanted = (array) $this->option('subject');

        foreach (self::SUBJECTS as $class => $relations) {
            $type = (new $class)->getMorphClass();
            if ($wanted === [] || in_array($type, $wanted, true)) {
                $this->components->info("{$type}: {$this->rebuild($index, $class, $relations, $type)} indexed.");
            }
        }

        return self::SUCCESS;
    }

    /**
     * @param  class-string<Model&SearchSubject>  $class
     * @param  list<string>  $relations
     */
    private function rebuild(SearchIndex $index, string $class, array $relations, string $type): int
    {
        $count = 0;
        $from = 1;
        $columns = ['id', ...$class::searchedColumns()];

        $class::query()->select($columns)->with($relations)->chunkById(self::BATCH, function (Collection $batch) use ($index, $type, &$count, &$from): void {
            $lastId = (int) $batch->last()?->getKey();
            $index->replaceBatch($type, $from, $lastId, $batch);
            $count += $batch->count();
            $from = $lastId + 1;
        });
        $index->replaceBatch($type, $from, PHP_INT_MAX, []);

        return $count;
    }
}
