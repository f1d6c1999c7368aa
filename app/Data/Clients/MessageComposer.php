<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The form for writing to a client by SMS or email. */
final readonly class MessageComposer
{
    /** @param  list<TemplateChoice>  $templates */
    public function __construct(
        /** Whether the viewer's role may write to clients. */
        public bool $may_send,
        /** Why this client can't be written to now. */
        public ?string $block,
        /** The number or address, masked for viewers who can't see it. */
        public ?string $to,
        public array $templates,
    ) {}
}
