<?php

declare(strict_types=1);

namespace App\Infrastructure\Monitoring;

use App\Enums\TelescopeEntryType;
use App\Enums\TelescopeOutcome;
use Carbon\CarbonImmutable;

/** Recorded work. Nothing in it is a value that a person entered. */
final class Entry
{
    public string $batchId = '';

    private readonly CarbonImmutable $createdAt;

    /**
     * @param  string  $label  what the lists show and search
     * @param  string  $family  the same for entries of the same kind
     * @param  array<string, mixed>  $content
     * @param  int  $weight  requests that a sampled request stands for
     */
    public function __construct(
        public readonly TelescopeEntryType $type,
        private readonly string $label,
        private readonly string $family,
        private readonly array $content,
        private readonly TelescopeOutcome $outcome = TelescopeOutcome::Ok,
        private readonly ?string $status = null,
        private readonly ?float $durationMs = null,
        private readonly ?int $userId = null,
        private readonly int $weight = 0,
        private readonly int $cacheHits = 0,
        private readonly int $cacheMisses = 0,
    ) {
        $this->createdAt = CarbonImmutable::now('UTC');
    }

    /** @return array<string, string|int|float|null> */
    public function toRow(): array
    {
        return [
            'batch_id' => $this->batchId,
            'type' => $this->type->value,
            'family_hash' => md5("{$this->type->value} {$this->family}"),
            'label' => mb_strcut($this->label, 0, 250),
            'status' => $this->status,
            'outcome' => $this->outcome->value,
            'duration_ms' => $this->durationMs === null ? null : round($this->durationMs, 2),
            'user_id' => $this->userId,
            'weight' => $this->weight,
            'cache_hits' => $this->cacheHits,
            'cache_misses' => $this->cacheMisses,
            'content' => json_encode($this->content, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE),
            'created_at' => $this->createdAt->format('Y-m-d H:i:s'),
        ];
    }
}
