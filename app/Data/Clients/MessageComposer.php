<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** What writing to a client needs, by SMS or email. */
final readonly class MessageComposer
{
    /** @param  list<TemplateChoice>  $templates */
    public function __construct(
        /** Whether the viewer's role may write to clients. */
        public bool $may_send,
        /** Why nobody may write to this client now. */
        public ?string $block,
        /** The number or address, masked for those who may not see it. */
        public ?string $to,
        public array $templates,
    ) {}
}
