<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\Header;
use Closure;
use Illuminate\Http\Request;
use InvalidArgumentException;

/** One page of an endless list, which the client merges with the pages it already shows. */
final class ScrollProp implements Deferrable, Mergeable
{
    use DefersProps;
    use MergesProps;
    use ResolvesCallables;

    private bool $isResolved = false;

    private mixed $resolved = null;

    private readonly ProvidesScrollMetadata|Closure|null $metadata;

    /** @param  string  $wrapper the key below the prop that contains the items, empty when the prop is the list itself */
    public function __construct(
        private readonly mixed $value,
        private readonly string $wrapper = 'data',
        ProvidesScrollMetadata|callable|null $metadata = null,
    ) {
        $this->metadata = $metadata === null || $metadata instanceof ProvidesScrollMetadata ? $metadata : $metadata(...);
        $this->merge();
    }

    /** Merges the items before or after the known ones, as the client scrolls up or down. */
    public function configureMergeIntent(Request $request): static
    {
        $prepends = $request->header(Header::INFINITE_SCROLL_MERGE_INTENT) === 'prepend';

        if ($this->wrapper === '') {
            return $prepends ? $this->prepend() : $this->append();
        }

        $this->appendPaths = $prepends ? [] : [$this->wrapper];
        $this->prependPaths = $prepends ? [$this->wrapper] : [];

        return $this;
    }

    /**
     * @return array{pageName: string, previousPage: int|string|null, nextPage: int|string|null, currentPage: int|string|null}
     *
     * @throws InvalidArgumentException when neither the value nor the given metadata has the pages
     */
    public function metadata(): array
    {
        $provider = $this->metadataProvider();

        return [
            'pageName' => $provider->getPageName(),
            'previousPage' => $provider->getPreviousPage(),
            'nextPage' => $provider->getNextPage(),
            'currentPage' => $provider->getCurrentPage(),
        ];
    }

    /** The value is used twice, for the page and for its metadata, but queried once. */
    public function __invoke(): mixed
    {
        if (! $this->isResolved) {
            $this->resolved = $this->resolveCallable($this->value);
            $this->isResolved = true;
        }

        return $this->resolved;
    }

    private function metadataProvider(): ProvidesScrollMetadata
    {
        if ($this->metadata instanceof ProvidesScrollMetadata) {
            return $this->metadata;
        }

        if ($this->metadata === null) {
            return ScrollMetadata::fromPaginator($this());
        }

        $provider = ($this->metadata)($this());

        return $provider instanceof ProvidesScrollMetadata
            ? $provider
            : throw new InvalidArgumentException('The scroll metadata callback must return '.ProvidesScrollMetadata::class.'.');
    }
}
