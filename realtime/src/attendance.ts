/** Counts how many are present and reports when the last one has left. */
export class Attendance {
    private present = 0;
    private readonly waiting: (() => void)[] = [];

    came(): void {
        this.present += 1;
    }

    left(): void {
        this.present -= 1;
        if (this.present === 0) {
            for (const tell of this.waiting.splice(0)) {
                tell();
            }
        }
    }

    async emptied(): Promise<void> {
        if (this.present > 0) {
            await new Promise<void>((resolve) => {
                this.waiting.push(resolve);
            });
        }
    }
}
