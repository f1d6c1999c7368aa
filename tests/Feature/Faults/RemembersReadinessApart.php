<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

/** What `/ready` said in one test is not what it says in another one, nor in another run beside this. */
trait RemembersReadinessApart
{
    private string $readinessFile;

    protected function rememberReadinessApart(): void
    {
        $this->readinessFile = (string) tempnam(sys_get_temp_dir(), 'paddock-ready-');
        config(['paddock.readiness.file' => $this->readinessFile]);
        $this->beforeApplicationDestroyed(fn (): bool => @unlink($this->readinessFile));
    }
}
